import { plainWord, sectionId } from '../document.ts'
import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { ownPath } from '../files.server.ts'
import { addressKey, type Placed, placeLine, spellings } from './place-line.ts'
import { about, type Line, type Note, refusal } from './published-list.ts'
import { nameIn, titleKey } from './read-title.ts'

/** A document as it is to stand in the register, and how it differs from what stands there. */
export type Change = { set: string; entry: DownloadEntry; is: 'new' | 'changed'; what: string }

export type Plan = {
  changes: Change[]
  /** Lines left to a person. */
  notes: Note[]
  /** What was concluded and has to be confirmed. */
  guesses: { about: string; guess: string }[]
  /** Old addresses of our own origin that have to lead on. */
  moved: { from: string; to: string }[]
  /** Documents of ours the list does not hold. */
  absent: { set: string; entry: DownloadEntry }[]
  /** Complete addresses of the lines that were read. */
  addresses: { about: string; address: string }[]
  repeated: number
}

type Match = { placed: Placed; entry: DownloadEntry }

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
  const results = lines.map((line) => placeLine(line, sets, origin))
  const placed = results.filter((it) => 'line' in it)
  const notes = results.flatMap((it) => ('line' in it ? [] : [it]))
  const { first, repeated } = withoutRepetitions(placed, notes)
  const matches: Match[] = []
  let open = matchAddresses(first, sets, origin, matches, notes)
  for (const version of [true, false]) open = matchTitles(open, version, matches, notes)
  const changed = matches.flatMap((match) => {
    const entry = taken(match)
    const what = difference(match.entry, entry)
    return what === '' ? [] : [{ set: match.placed.set.slug, entry, is: 'changed' as const, what }]
  })
  const known = new Set(matches.map((it) => it.entry.id))
  const added = newDocuments(open, sets, notes)
  return {
    changes: [...changed, ...added.map((it) => it.change)],
    notes,
    guesses: [...matches.flatMap(guessesOf), ...added.flatMap(({ placed }) => guessesOf({ placed }))],
    moved: matches.flatMap((match) => leftAddress(match, taken(match), origin)),
    absent: sets.flatMap(({ slug, documents }) =>
      documents.filter((it) => !known.has(it.id)).map((entry) => ({ set: slug, entry })),
    ),
    addresses: first.map((it) => ({ about: about(it.line), address: it.address })),
    repeated,
  }
}

/** Rows are identified by their address (specification, "Download centre"), so each address counts once. */
function withoutRepetitions(lines: readonly Placed[], notes: Note[]): { first: Placed[]; repeated: number } {
  const seen = new Map<string, Placed>()
  let repeated = 0
  for (const placed of lines) {
    const before = seen.get(addressKey(placed.address))
    if (!before) seen.set(addressKey(placed.address), placed)
    else if (nameOf(before) === nameOf(placed)) repeated += 1
    else notes.push(refusal(placed.line, `has the address of ${about(before.line)}, which was taken`))
  }
  return { first: [...seen.values()], repeated }
}

function nameOf({ set, language, category, title }: Placed): string {
  return [set.slug, language, category, title].join('\n')
}

/** Adds to `matches` and `notes`, and returns the lines whose address is nobody's yet. */
function matchAddresses(
  lines: readonly Placed[],
  sets: readonly DownloadSet[],
  origin: string,
  matches: Match[],
  notes: Note[],
): Placed[] {
  const owners = new Map(
    sets.flatMap((set) =>
      set.documents.flatMap((entry) => {
        const address = entry.link ?? (entry.page && origin + entry.page)
        return address ? [[addressKey(address), { set, entry }]] : []
      }),
    ),
  )
  return lines.filter((placed) => {
    const owner = owners.get(addressKey(placed.address))
    if (!owner) return true
    if (owner.set === placed.set) matches.push({ placed, entry: owner.entry })
    else
      notes.push(
        refusal(placed.line, `has the address of ${owner.entry.id}, a document of ${owner.set.title}`),
      )
    return false
  })
}

/** Where one line and one document bear a title they are matched; where it could be several, a note says so. */
function matchTitles(lines: readonly Placed[], version: boolean, matches: Match[], notes: Note[]): Placed[] {
  const matched = new Set(matches.map((it) => it.entry.id))
  const keyOf = (set: DownloadSet, title: string, language: string | undefined) =>
    `${set.slug} ${language} ${titleKey(title, spellings(set), version)}`
  const sets = [...new Set(lines.map((it) => it.set))]
  const entries = sets.flatMap((set) => set.documents.map((entry) => ({ set, entry })))
  const ours = Map.groupBy(
    entries.filter((it) => !matched.has(it.entry.id)),
    ({ set, entry }) => keyOf(set, entry.title, entry.language),
  )
  const theirs = Map.groupBy(lines, (it) => keyOf(it.set, it.title, it.language))
  return [...theirs].flatMap(([key, those]) => {
    const candidates = ours.get(key)?.map((it) => it.entry) ?? []
    const [[placed], [entry]] = [those, candidates]
    if (!placed || !entry) return those
    if (those.length === 1 && candidates.length === 1) matches.push({ placed, entry })
    else for (const it of those) notes.push(ambiguous(it, those, candidates))
    return []
  })
}

function ambiguous(
  { line, set, address }: Placed,
  lines: readonly Placed[],
  entries: readonly { id: string }[],
): Note {
  const others = lines.flatMap((it) => (it.line === line ? [] : [`line ${it.line.number}`]))
  const problem = `could be the same document as ${[...entries.map(({ id }) => id), ...others].join(', ')}`
  const remedy = `write the address into the right entry of content/downloads/${set.slug}.yaml by hand: link: ${address}`
  return { about: about(line), problem, remedy }
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
function taken({ placed, entry }: Match): DownloadEntry {
  const { category, title, version, issued, bytes, address } = placed
  const known = { ...(version && { version }), ...(issued && { issued }) }
  const size = bytes && { bytes }
  if (entry.file ?? entry.page) return { ...known, ...entry, category, title }
  if (entry.link !== undefined && addressKey(entry.link) === addressKey(address))
    return { ...known, ...size, ...entry, category, title }
  const { id, kind, language, replaces, spoiler } = entry
  return {
    ...{ id, category, title, kind, ...(language && { language }), link: address, ...known, ...size },
    ...{ ...(replaces && { replaces }), ...(spoiler && { spoiler }) },
  }
}

function guessesOf({ placed, entry }: { placed: Placed; entry?: DownloadEntry }): Plan['guesses'] {
  const isLost = entry?.version !== undefined && taken({ placed, entry }).version === undefined
  const lost = isLost ? [`${entry.id} was version ${entry.version}, the line names none`] : []
  return [...placed.guesses, ...lost].map((guess) => ({ about: about(placed.line), guess }))
}

/** Addresses of our own that a document leaves: another edition takes its place, or a page of ours. */
function leftAddress({ placed, entry }: Match, after: DownloadEntry, origin: string): Plan['moved'] {
  const old = entry.page ? placed.address : after.link && entry.link
  const from = old && ownPath(old, origin)
  if (!old || !from || from === entry.page) return []
  if (after.link && addressKey(after.link) === addressKey(old)) return []
  return [{ from, to: entry.page ?? `/d/${entry.id}` }]
}

/** Adds to `notes` what has no kind or language, or whose id another document or line would have too. */
function newDocuments(lines: readonly Placed[], sets: readonly DownloadSet[], notes: Note[]) {
  const ids = new Set(sets.flatMap((set) => set.documents.map((it) => it.id)))
  const idOf = ({ set, title, language }: Placed) =>
    sectionId(plainWord(`${set.slug} ${nameIn(title)} ${language ?? ''}`))
  return [...Map.groupBy(lines, idOf)].flatMap(([id, those]) => {
    const [placed, ...others] = those
    if (!placed) return []
    if (others.length > 0 || ids.has(id)) {
      notes.push(...those.map((it) => ambiguous(it, those, ids.has(id) ? [{ id }] : [])))
      return []
    }
    const { line, set, category, title, kind, language, version, issued, bytes, address: link } = placed
    const missing = !kind
      ? 'neither title nor category say what kind of document it is'
      : !language && kind !== 'wallpaper' && 'it has no flag, and neither title nor address name a language'
    if (!kind || missing) {
      const remedy = `add the document to content/downloads/${set.slug}.yaml by hand with link: ${link}`
      notes.push({ about: about(line), problem: missing || '', remedy })
      return []
    }
    const facts = { ...(version && { version }), ...(issued && { issued }), ...(bytes && { bytes }) }
    const entry = { id, category, title, kind, ...(language && { language }), link, ...facts }
    return [{ placed, change: { set: set.slug, entry, is: 'new' as const, what: `${title} <- ${link}` } }]
  })
}

function difference(before: DownloadEntry, after: DownloadEntry): string {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => `${field}: ${old.get(field) ?? 'nothing'} -> ${now.get(field) ?? 'nothing'}`)
    .join('; ')
}
