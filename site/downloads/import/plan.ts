import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { ownPath } from '../files.server.ts'
import { type Match, matchLines } from './match.ts'
import { addressKey, type Placed, placeLine } from './place-line.ts'
import { about, type Line, type Note } from './published-list.ts'
import { nameIn } from './read-title.ts'

/** A document as it is to stand in the register, and how it differs from what stands there. */
export type Change = { set: string; entry: DownloadEntry; is: 'new' | 'changed'; what: string }

export type Moved = { from: string; to: string }

export type Plan = {
  changes: Change[]
  /** Lines somebody has to look at. */
  notes: Note[]
  /** Old addresses of our own origin that have to lead on. */
  moved: Moved[]
  /** Documents of ours the list does not hold. */
  absent: { set: string; entry: DownloadEntry }[]
  placed: Placed[]
  repeated: number
}

export type Register = {
  sets: readonly DownloadSet[]
  origin: string
  /** Ids that were ever published, also of documents that are gone. */
  published: readonly string[]
  /** Whether the file of a document of ours lies in content/files/. */
  hasFile: (set: string, entry: DownloadEntry) => boolean
}

/** What taking the lines over would change. Nothing is written. */
export function planImport(lines: readonly Line[], { sets, origin, published, hasFile }: Register): Plan {
  const results = lines.map((line) => placeLine(line, sets, origin))
  const placed = results.flatMap((it) => ('line' in it ? [it] : []))
  const unplaced = results.flatMap((it) => ('line' in it ? [] : [it]))
  const { matches, added, notes: unclear, repeated } = matchLines(placed, sets, origin)
  const changed = matches.flatMap((match) => {
    const entry = taken(match, hasFile(match.placed.set.slug, match.entry))
    const what = difference(match.entry, entry)
    const set = homeOf(match.entry, sets)
    return what === '' ? [] : [{ set, entry, is: 'changed' as const, what }]
  })
  const { changes, notes: unnamed } = newDocuments(added, sets, published)
  const known = new Set(matches.map((it) => it.entry.id))
  return {
    changes: [...changed, ...changes],
    notes: [...unplaced, ...unclear, ...unnamed],
    moved: leftAddresses(matches, changed, origin),
    absent: sets.flatMap(({ slug, documents }) =>
      documents.filter((it) => !known.has(it.id)).map((entry) => ({ set: slug, entry })),
    ),
    placed,
    repeated,
  }
}

/** A document keeps the set it is in, even when the list counts it to another game. */
function homeOf(entry: DownloadEntry, sets: readonly DownloadSet[]): string {
  return sets.find((set) => set.documents.includes(entry))?.slug ?? ''
}

/**
 * Our document with what its line says.
 *
 * | ours is                    | place      | version, date, size                             |
 * | -------------------------- | ---------- | ----------------------------------------------- |
 * | a placeholder or form      | the line's | the line's: ours were nobody's                  |
 * | a file of ours, or a page  | stays      | ours, where the line knows more the line's      |
 * | a link to the same address | stays      | ours, where the line knows more the line's      |
 * | a link to another address  | the line's | the line's: it is another edition               |
 */
function taken({ placed, entry }: Match, hasFile: boolean): DownloadEntry {
  const { category, title, version, issued, bytes, address } = placed
  const known = { ...(version && { version }), ...(issued && { issued }) }
  const stays = hasFile || entry.page !== undefined
  if (stays) return { ...known, ...entry, category, title }
  const size = bytes && { bytes }
  if (entry.link !== undefined && addressKey(entry.link) === addressKey(address))
    return { ...known, ...size, ...entry, category, title }
  const { id, kind, language, replaces, spoiler, edition } = entry
  return {
    ...{ id, category, title, kind, ...(language && { language }), link: address, ...known, ...size },
    ...{
      ...(replaces && { replaces }),
      ...(spoiler && { spoiler }),
      ...(edition && !entry.format && { edition }),
    },
  }
}

function newDocuments(added: readonly Placed[], sets: readonly DownloadSet[], published: readonly string[]) {
  const ids = new Set([...published, ...sets.flatMap((set) => set.documents.map((it) => it.id))])
  const changes: Change[] = []
  const notes: Note[] = []
  for (const placed of added) {
    const { line, set, category, title, kind, language, version, issued, bytes, address: link } = placed
    const remedy = `add the document to content/downloads/${set.slug}.yaml by hand with link: ${link}`
    if (kind === undefined) {
      notes.push({
        about: about(line),
        problem: 'neither title nor category say what kind of document it is',
        remedy,
      })
      continue
    }
    if (language === undefined && kind !== 'wallpaper') {
      const problem = 'it has no flag, and neither title nor address name a language'
      notes.push({ about: about(line), problem, remedy })
      continue
    }
    const id = newId(`${set.slug} ${nameIn(title)} ${language ?? ''}`, ids)
    ids.add(id)
    const facts = { ...(version && { version }), ...(issued && { issued }), ...(bytes && { bytes }) }
    const entry = { id, category, title, kind, ...(language && { language }), link, ...facts }
    changes.push({ set: set.slug, entry, is: 'new', what: `${title} <- ${link}` })
  }
  return { changes, notes }
}

function newId(words: string, ids: ReadonlySet<string>): string {
  const slug = words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  let id = slug
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`
  return id
}

/** Addresses of our own that a document leaves: another edition takes its place, or a page of ours. */
function leftAddresses(matches: readonly Match[], changed: readonly Change[], origin: string): Moved[] {
  return matches.flatMap(({ placed, entry }) => {
    const now = changed.find((it) => it.entry.id === entry.id)?.entry.link
    const old = entry.page ? placed.address : now && entry.link
    const from = old && ownPath(old, origin)
    if (!from || from === entry.page || (now && addressKey(now) === addressKey(old))) return []
    return [{ from, to: entry.page ?? `/d/${entry.id}` }]
  })
}

function difference(before: DownloadEntry, after: DownloadEntry): string {
  const old = new Map(Object.entries(before))
  const now = new Map(Object.entries(after))
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => `${field}: ${old.get(field) ?? 'nothing'} -> ${now.get(field) ?? 'nothing'}`)
    .join('; ')
}
