import { plainWord, sectionId } from '../../site/downloads/document.ts'
import type { DownloadEntry, DownloadSet } from '../../site/downloads/download-schema.ts'
import { addressKey, nameIn, type ReadLine, readLine, readTitle, titleKey } from './read-line.ts'
import { aboutLine, type Line, type Note, noteOn } from './read-list.ts'

/** A document as it is to stand in the register, and as it stands there; a new one does not yet. */
export type Change = { set: string; before?: DownloadEntry; entry: DownloadEntry }

export type Plan = {
  changes: Change[]
  /** Lines left to a person. */
  notes: Note[]
  /** Documents of ours the list does not hold. */
  absent: { set: string; entry: DownloadEntry }[]
}

type Match = { read: ReadLine; entry: DownloadEntry }

/**
 * What taking the lines over would change. Nothing is written.
 *
 * Finds for each line the document of its own set it speaks of, so that its id stays:
 *
 * | in this order | the same are                                                                |
 * | ------------- | --------------------------------------------------------------------------- |
 * | address       | address, however it is written                                              |
 * | title         | language and title without game, language, size and date, but for case      |
 * | next edition  | the same without the version                                                |
 * | new           | none of these, and nothing else would have the id its words make            |
 *
 * A line that could be two documents, and two lines that could be one, are left to a person.
 */
export function planImport(lines: readonly Line[], sets: readonly DownloadSet[], origin: string): Plan {
  const notes: Note[] = []
  const readable = lines.flatMap((line) => {
    const read = readLine(line, sets, origin)
    if ('line' in read) return [read]
    notes.push(read)
    return []
  })
  const { matches, open } = matchLines(withoutRepetitions(readable, notes), sets, origin, notes)
  const changed = matches.flatMap(({ read, entry }) => {
    const after = withLine(entry, read)
    return differences(entry, after).length > 0 ? [{ set: read.set.slug, before: entry, entry: after }] : []
  })
  const known = new Set(matches.map((it) => it.entry))
  return {
    changes: [...changed, ...newDocuments(open, sets, notes)],
    notes,
    absent: sets.flatMap(({ slug, documents }) =>
      documents.filter((it) => !known.has(it)).map((entry) => ({ set: slug, entry })),
    ),
  }
}

/** Rows are identified by their address (docs/specification.md, "Download centre"): a repeated line counts once. */
function withoutRepetitions(lines: readonly ReadLine[], notes: Note[]): ReadLine[] {
  const name = ({ set, language, category, title }: ReadLine) =>
    [set.slug, language, category, title].join('\n')
  return [...Map.groupBy(lines, (it) => addressKey(it.address)).values()].flatMap((those) => {
    const [first, ...others] = those
    if (!first) return []
    for (const it of others)
      if (name(it) !== name(first))
        notes.push(noteOn(it.line, `has the address of ${aboutLine(first.line)}, which was taken`))
    return [first]
  })
}

type Named = { set: DownloadSet; title: string; language?: string | undefined; address?: string | undefined }

/** By what a line and a document are the same, the surest first. */
const keys: ((it: Named) => string | undefined)[] = [
  ({ address }) => address && addressKey(address),
  ({ set, language, title }) =>
    `${set.slug} ${language} ${titleKey(title, set)} ${readTitle(title).version ?? ''}`,
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(title, set)}`,
]

/** Matches where one line and one document have a key; where it could be several, a note says so. */
function matchLines(
  lines: readonly ReadLine[],
  sets: readonly DownloadSet[],
  origin: string,
  notes: Note[],
): { matches: Match[]; open: readonly ReadLine[] } {
  const entries = sets.flatMap((set) =>
    set.documents.map((entry) => {
      const address = entry.link ?? (entry.page && origin + entry.page)
      return { set, entry, title: entry.title, language: entry.language, address }
    }),
  )
  const matches: Match[] = []
  let open = lines
  for (const keyOf of keys) {
    const matched = new Set(matches.map((it) => it.entry))
    const ours = Map.groupBy(
      entries.filter((it) => !matched.has(it.entry)),
      keyOf,
    )
    open = [...Map.groupBy(open, keyOf)].flatMap(([key, those]) => {
      const candidates = (key !== undefined && ours.get(key)) || []
      const [[read], [owner]] = [those, candidates]
      if (!read || !owner) return those
      if (owner.set !== read.set)
        notes.push(
          noteOn(read.line, `has the address of ${owner.entry.id}, a document of ${owner.set.title}`),
        )
      else if (those.length === 1 && candidates.length === 1) matches.push({ read, entry: owner.entry })
      else
        notes.push(
          ...ambiguous(
            those,
            candidates.map((it) => it.entry.id),
          ),
        )
      return []
    })
  }
  return { matches, open }
}

function ambiguous(lines: readonly ReadLine[], ids: readonly string[]): Note[] {
  return lines.map(({ line, set, address }) => {
    const others = lines.flatMap((it) => (it.line === line ? [] : [`line ${it.line.number}`]))
    const remedy = `write the address into the right entry of content/downloads/${set.slug}.yaml by hand: link: ${address}`
    return noteOn(line, `could be the same document as ${[...ids, ...others].join(', ')}`, remedy)
  })
}

/**
 * Our document with what its line says.
 *
 * | ours is                    | place      | version, date, size                        |
 * | -------------------------- | ---------- | ------------------------------------------ |
 * | not available yet          | the line's | the line's: ours were nobody's             |
 * | a file of ours, or a page  | stays      | ours, where the line knows more the line's |
 * | a link to the same address | stays      | ours, where the line knows more the line's |
 * | a link to another address  | the line's | the line's: it is another edition          |
 */
function withLine(entry: DownloadEntry, read: ReadLine): DownloadEntry {
  const { category, title, version, issued, bytes, address } = read
  const known = { ...(version && { version }), ...(issued && { issued }) }
  const size = bytes && { bytes }
  if (entry.file ?? entry.page) return { ...known, ...entry, category, title }
  if (entry.link && addressKey(entry.link) === addressKey(address))
    return { ...known, ...size, ...entry, category, title }
  const { id, kind, language, replaces, spoiler } = entry
  return {
    ...{ id, category, title, kind, ...(language && { language }), link: address, ...known, ...size },
    ...{ ...(replaces && { replaces }), ...(spoiler && { spoiler }) },
  }
}

/** Adds to `notes` what has no kind or language, or whose id another document or line would have too. */
function newDocuments(lines: readonly ReadLine[], sets: readonly DownloadSet[], notes: Note[]): Change[] {
  const ids = new Set(sets.flatMap((set) => set.documents.map((it) => it.id)))
  const idOf = ({ set, title, language }: ReadLine) =>
    sectionId(plainWord(`${set.slug} ${nameIn(title)} ${language ?? ''}`))
  return [...Map.groupBy(lines, idOf)].flatMap(([id, those]) => {
    const [read] = those
    if (!read || those.length > 1 || ids.has(id)) {
      notes.push(...ambiguous(those, ids.has(id) ? [id] : []))
      return []
    }
    const { line, set, category, title, kind, language, version, issued, bytes, address: link } = read
    if (!kind || (!language && kind !== 'wallpaper')) {
      const problem = kind
        ? 'it has no flag, and its title names no language'
        : 'neither title nor category say what kind of document it is'
      const remedy = `add the document to content/downloads/${set.slug}.yaml by hand with link: ${link}`
      notes.push(noteOn(line, problem, remedy))
      return []
    }
    const facts = { ...(version && { version }), ...(issued && { issued }), ...(bytes && { bytes }) }
    return [
      {
        set: set.slug,
        entry: { id, category, title, kind, ...(language && { language }), link, ...facts },
      },
    ]
  })
}

function differences(before: DownloadEntry | undefined, after: DownloadEntry): string[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => field !== 'id' && old.get(field) !== now.get(field))
    .map(
      (field) =>
        `${field}: ${before ? `${old.get(field) ?? 'nothing'} -> ` : ''}${now.get(field) ?? 'nothing'}`,
    )
}

/** What staff read after an import: what changes, what to do by hand, and what of ours the list does not hold. */
export function reportOf({ changes, absent }: Plan, notes: readonly Note[], read: number): string {
  const listed = (some: readonly Change[]) =>
    some.map(({ set, before, entry }) => `${set}: ${entry.id}: ${differences(before, entry).join('; ')}`)
  const added = changes.filter((it) => !it.before)
  const changed = changes.filter((it) => it.before)
  const here = absent.filter(({ entry }) => entry.link ?? entry.page ?? entry.file)
  const parts: [title: string, lines: string[]][] = [
    ['New documents', listed(added)],
    ['Changed documents', listed(changed)],
    ['Ours that the list does not hold: they stay', here.map(({ set, entry }) => `${set}: ${entry.id}`)],
    ['To do by hand', notes.map((it) => `${it.about}\n      ${it.problem}\n      -> ${it.remedy}`)],
  ]
  return [
    ...parts
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => [`${title}: ${lines.length}`, ...lines.map((it) => `  ${it}`), ''].join('\n')),
    `${read} lines read. Documents: ${added.length} new, ${changed.length} changed.`,
    `${here.length} of ours not in the list, and ${absent.length - here.length} that are not available yet. ${notes.length} to do by hand.`,
  ].join('\n')
}
