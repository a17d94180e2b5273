import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { type DocumentEntry, type SetFile, setFile } from '../../site/downloads/document-schema.ts'
import { idOf, plainWord } from '../../site/ui/plain-word.ts'
import { addressKey, nameIn, type PublishedList, type ReadLine, titleKey } from './published-list.ts'

/**
 * What a line of the list is to the documents of its set (its slug): `before` is the entry as it stands, `entry` as it is
 * to stand. An unclear line is left to a person; `note` says which line it is, why, and what to do.
 */
export type Match =
  | { is: 'same' | 'changed'; set: string; before: DocumentEntry; entry: DocumentEntry }
  | { is: 'new'; set: string; before?: undefined; entry: DocumentEntry }
  | { is: 'unclear'; note: string }

/**
 * Finds for each line the document of its own set it speaks of, so that its id stays:
 *
 * | in this order | the same are                                                                |
 * | ------------- | --------------------------------------------------------------------------- |
 * | address       | address, with `www.` or without                                             |
 * | title         | language and title without game, language and size, but for case            |
 * | next edition  | the same without version and date                                           |
 * | new           | none of these, and nothing else would have the id its words make            |
 *
 * A line that could be two documents, and two lines that could be one, are unclear.
 */
export function matchDocuments(
  { lines, notes }: PublishedList,
  sets: readonly SetFile[],
  origin: string,
): Match[] {
  const documents = sets.flatMap((set) =>
    set.documents.map((entry) => {
      const { title, language, link, page } = entry
      return { set, entry, title, language, address: link ?? (page && origin + page) }
    }),
  )
  const matches: Match[] = notes.map((note) => ({ is: 'unclear', note }))
  const settled = new Set<Named>()
  const isOpen = (named: Named) => !settled.has(named)
  for (const keyOf of keys) {
    const documentsOf = Map.groupBy(documents.filter(isOpen), keyOf)
    for (const [key, rivals] of Map.groupBy(lines.filter(isOpen), keyOf)) {
      const ours = documentsOf.get(key) ?? []
      if (ours.length === 0 && rivals.length === 1) continue
      const found = rivals.map((line) => matchLine(line, rivals, ours))
      // A document that none of them is surely may still be found by a line with another title.
      const isFound = found.some(({ is }) => is !== 'unclear')
      for (const named of isFound ? [...rivals, ...ours] : rivals) settled.add(named)
      matches.push(...found)
    }
  }
  const ids = new Set(documents.map(({ entry }) => entry.id))
  for (const line of lines.filter(isOpen)) {
    const id = idOf(plainWord(`${line.set.slug} ${nameIn(line.title)} ${line.language ?? ''}`))
    matches.push(ids.has(id) ? ambiguous(line, [id]) : newMatch(line, id))
    ids.add(id)
  }
  return matches
}

/** What a line and a document have in common. */
type Named = Pick<ReadLine, 'set' | 'title' | 'language'> & { address?: string | undefined }

type OurDocument = Named & { entry: DocumentEntry }

/** By what a line and a document are the same, the surest first. */
const keys: ((named: Named) => string | undefined)[] = [
  ({ address }) => address && addressKey(address),
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(title, set)}`,
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(nameIn(title), set)}`,
]

/** `rivals`: the lines, this one too, and `ours`: the documents that have this line's key. */
function matchLine(line: ReadLine, rivals: readonly ReadLine[], ours: readonly OurDocument[]): Match {
  const [document] = ours
  if (document && document.set !== line.set) {
    const owner = `${document.entry.id}, a document of ${document.set.title}`
    return { is: 'unclear', note: `${line.line}: has the address of ${owner}` }
  }
  if (!document || ours.length > 1 || rivals.length > 1) {
    const others = rivals.filter((rival) => rival !== line)
    return ambiguous(line, [...ours.map(({ entry }) => entry.id), ...others.map((other) => other.line)])
  }
  const before = document.entry
  const entry = withLine(before, line)
  const is = differences(before, entry).length > 0 ? 'changed' : 'same'
  return { is, set: line.set.slug, before, entry }
}

function newMatch(line: ReadLine, id: string): Match {
  const { set, category, title, kind, language, bytes, address } = line
  if (!kind) return byHand(line, 'neither title nor category say what kind of document it is')
  if (!language && kind !== 'wallpaper')
    return byHand(line, 'it has no flag, and its title names no language')
  return { is: 'new', set: set.slug, entry: { id, category, title, kind, language, link: address, bytes } }
}

function ambiguous(line: ReadLine, others: readonly string[]): Match {
  return byHand(line, `could be the same document as ${others.join(', ')}`)
}

function byHand({ line, set, address }: ReadLine, why: string): Match {
  const remedy = `Write it into content/downloads/${set.slug}.yaml by hand, with link: ${address}`
  return { is: 'unclear', note: `${line}: ${why}. ${remedy}` }
}

/**
 * Our document with what its line says. The category and the title are the line's.
 *
 * | ours is                    | link       | what else is known of it                  |
 * | -------------------------- | ---------- | ----------------------------------------- |
 * | a file of ours, or a page  | none       | stays                                     |
 * | not available yet          | the line's | stays, with the line's size               |
 * | a link to the same address | stays      | stays, with the line's size if it has none |
 * | a link to another address  | the line's | the line's: it is another edition         |
 */
function withLine(entry: DocumentEntry, { category, title, bytes, address }: ReadLine): DocumentEntry {
  if (entry.file ?? entry.page) return { ...entry, category, title }
  const size = bytes ? { bytes } : {}
  if (entry.link && addressKey(entry.link) !== addressKey(address)) {
    const { version, issued, pages, bytes: _, madeFor, changeNote, ...lasting } = entry
    return { ...lasting, category, title, link: address, ...size }
  }
  return { link: address, ...size, ...entry, category, title }
}

function differences(before: DocumentEntry | undefined, entry: DocumentEntry): string[] {
  const valueIn = (known: object | undefined, field: string) => Reflect.get(known ?? {}, field) ?? 'nothing'
  return Object.keys({ ...before, ...entry })
    .filter((field) => field !== 'id' && valueIn(before, field) !== valueIn(entry, field))
    .map((field) => `${field}: ${valueIn(before, field)} -> ${valueIn(entry, field)}`)
}

/** What staff read after an import: what changes, and what to do by hand. */
export function reportOf(matches: readonly Match[]): string {
  const titles = { new: 'New documents', changed: 'Changed documents', unclear: 'To do by hand' }
  return Object.entries(titles)
    .flatMap(([is, title]) => {
      const those = matches.filter((match) => match.is === is)
      return [`${title}: ${those.length}`, ...those.map((match) => `  ${lineOf(match)}`)]
    })
    .join('\n')
}

function lineOf(match: Match): string {
  if (match.is === 'unclear') return match.note
  return `${match.entry.id}: ${differences(match.before, match.entry).join('; ')}`
}

/**
 * Writes what is new and changed into the files of the sets, in the form in which the editor writes them. Returns these
 * files. Throws and writes nothing when one would not fit its schema any more.
 */
export function writeMatches(matches: readonly Match[], folder: string): string[] {
  const changes = matches.flatMap((match) => (match.is === 'new' || match.is === 'changed' ? match : []))
  const texts = [...Map.groupBy(changes, ({ set }) => set)].map(([set, those]) => {
    const file = path.join(folder, `${set}.yaml`)
    const entries = those.map(({ entry }) => entry)
    return { file, text: withEntries(readFileSync(file, 'utf8'), entries) }
  })
  for (const { file, text } of texts) writeFileSync(file, text)
  return texts.map(({ file }) => file)
}

/** The text of one file with changed entries in their places, new ones behind the last of their category. */
export function withEntries(text: string, entries: readonly DocumentEntry[]): string {
  const { documents, ...set } = setFile.parse(parse(text))
  for (const entry of entries) {
    const at = documents.findIndex(({ id }) => id === entry.id)
    const last = documents.findLastIndex(({ category }) => category === entry.category)
    if (at >= 0) documents[at] = entry
    else documents.splice(last < 0 ? documents.length : last + 1, 0, entry)
  }
  // The schema puts the fields in its own order.
  return stringify(setFile.parse({ ...set, documents }), { lineWidth: 0, singleQuote: true })
}
