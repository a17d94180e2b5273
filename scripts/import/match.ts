import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { type DocumentEntry, type SetFile, setFile } from '../../site/downloads/document-schema.ts'
import { idOf, plainWord } from '../../site/ui/plain-word.ts'
import { addressKey, type ListedDocument, readList, titleKey, withoutLanguage } from './published-list.ts'

/**
 * What a line of the list is to the documents of its set (its slug): `before` is our entry today, `entry` what it is to
 * be. An unclear line is left to a person; `problem` says which line it is, why, and what to do.
 */
export type Match =
  | { status: 'same' | 'changed'; set: string; before: DocumentEntry; entry: DocumentEntry }
  | { status: 'new'; set: string; before?: undefined; entry: DocumentEntry }
  | { status: 'unclear'; problem: string }

/** Reads the company's list (`readList`) and says of each line what it is to our documents. */
export function matchList(json: string, sets: readonly SetFile[], origin: string): Match[] {
  const problems: string[] = []
  const documents = readList(json, sets, origin, problems)
  const unreadable: Match[] = problems.map((problem) => ({ status: 'unclear', problem }))
  return [...unreadable, ...matchDocuments(documents, sets, origin)]
}

/**
 * Finds for each line of the list our document, so that its id stays:
 *
 * | in this order | the same are                                                     |
 * | ------------- | ---------------------------------------------------------------- |
 * | address       | address, with `www.` or without                                  |
 * | title         | set, language, and title without game and language, but for case |
 * | new           | none of these, and no other document has the id its words make   |
 *
 * A line that could be two documents, and two lines that could be one, are unclear.
 */
function matchDocuments(
  listed: readonly ListedDocument[],
  sets: readonly SetFile[],
  origin: string,
): Match[] {
  const ourDocuments = sets.flatMap((set) => set.documents.map((entry) => ({ set, entry })))
  const byAddress = Map.groupBy(ourDocuments, ({ entry: { link, page } }) => {
    const address = link ?? (page && origin + page)
    return address && addressKey(address)
  })
  const byTitle = Map.groupBy(ourDocuments, ({ set, entry }) => sameTitleKey(set, entry))
  const ids = new Set(ourDocuments.map(({ entry }) => entry.id))
  const lines = listed.map((document) => {
    const candidates =
      byAddress.get(addressKey(document.link)) ?? byTitle.get(sameTitleKey(document.set, document)) ?? []
    return { document, candidates, id: candidates[0]?.entry.id ?? newId(document) }
  })
  const linesById = Map.groupBy(lines, ({ id }) => id)
  return lines.map(({ document, candidates, id }) => {
    const [candidate, ...others] = candidates
    const otherLines = (linesById.get(id) ?? []).filter((line) => line.document !== document)
    const alike = otherLines.map((line) => line.document.line)
    if (candidate ? others.length > 0 : ids.has(id)) alike.unshift(id, ...others.map(({ entry }) => entry.id))
    if (alike.length > 0) return byHand(document, `could be the same document as ${alike.join(', ')}`)
    if (!candidate) return newMatch(document, id)
    if (candidate.set !== document.set)
      return byHand(document, `has the address of ${id}, a document of ${candidate.set.title}`)
    return knownMatch(document, candidate.entry)
  })
}

function sameTitleKey(
  set: SetFile,
  { language, title }: { language?: string | undefined; title: string },
): string {
  return `${set.slug} ${language} ${titleKey(title, set)}`
}

/** "v1.2", "version 2", "2.0", "17.04.2023" */
const edition = /(?<![\p{L}\d.])(?:v(?:er(?:sion)?)?\.?\s?\d+(?:\.\d+)*|\d+(?:[._/-]\d+)+)/giu

/** Without version and date: the next edition keeps the id. */
function newId({ set, title, language }: ListedDocument): string {
  return idOf(plainWord(`${set.slug} ${withoutLanguage(title).replace(edition, ' ')} ${language ?? ''}`))
}

function newMatch(document: ListedDocument, id: string): Match {
  const { line, set, ...facts } = document
  const { kind, language } = facts
  if (!kind) return byHand(document, 'neither title nor category say what kind of document it is')
  if (!language && kind !== 'wallpaper')
    return byHand(document, 'it has no flag, and its title names no language')
  return { status: 'new', set: set.slug, entry: { ...facts, id, kind } }
}

function knownMatch(document: ListedDocument, before: DocumentEntry): Match {
  const entry = updated(before, document)
  const status = differences(before, entry).length > 0 ? 'changed' : 'same'
  return { status, set: document.set.slug, before, entry }
}

function byHand({ line, set, link }: ListedDocument, why: string): Match {
  const remedy = `Write it into content/downloads/${set.slug}.yaml by hand, with link: ${link}`
  return { status: 'unclear', problem: `${line}: ${why}. ${remedy}` }
}

/**
 * Our document with what its line says. The category and the title are the line's.
 *
 * | ours is                    | link       | what else is known of it                   |
 * | -------------------------- | ---------- | ------------------------------------------ |
 * | a file of ours, or a page  | none       | stays                                      |
 * | not available yet          | the line's | stays, with the line's size                |
 * | a link to the same address | stays      | stays, with the line's size if it has none |
 * | a link to another address  | the line's | the line's: it is another edition          |
 */
function updated(entry: DocumentEntry, { category, title, bytes, link }: ListedDocument): DocumentEntry {
  if (entry.file ?? entry.page) return { ...entry, category, title }
  const size = bytes ? { bytes } : {}
  if (entry.link && addressKey(entry.link) !== addressKey(link)) {
    const { version, issued, pages, bytes: _, madeFor, changeNote, ...lasting } = entry
    return { ...lasting, category, title, link, ...size }
  }
  return { link, ...size, ...entry, category, title }
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
    .flatMap(([status, title]) => {
      const ofStatus = matches.filter((match) => match.status === status)
      return [`${title}: ${ofStatus.length}`, ...ofStatus.map((match) => `  ${reportLine(match)}`)]
    })
    .join('\n')
}

function reportLine(match: Match): string {
  if (match.status === 'unclear') return match.problem
  return `${match.entry.id}: ${differences(match.before, match.entry).join('; ')}`
}

/**
 * Writes what is new and changed into the files of the sets, in the form in which the editor writes them. Returns these
 * files. Throws and writes nothing when one would not fit its schema any more.
 */
export function writeMatches(matches: readonly Match[], folder: string): string[] {
  const changes = matches.flatMap((match) =>
    match.status === 'new' || match.status === 'changed' ? match : [],
  )
  const texts = [...Map.groupBy(changes, ({ set }) => set)].map(([set, changed]) => {
    const file = path.join(folder, `${set}.yaml`)
    const entries = changed.map(({ entry }) => entry)
    return { file, text: withEntries(readFileSync(file, 'utf8'), entries) }
  })
  for (const { file, text } of texts) writeFileSync(file, text)
  return texts.map(({ file }) => file)
}

/** The text of one file with changed entries in their places, new ones behind the last of their category. */
export function withEntries(text: string, entries: readonly DocumentEntry[]): string {
  const { documents, ...set } = setFile.parse(parse(text))
  for (const entry of entries) {
    const known = documents.findIndex(({ id }) => id === entry.id)
    const last = documents.findLastIndex(({ category }) => category === entry.category)
    if (known >= 0) documents[known] = entry
    else documents.splice(last < 0 ? documents.length : last + 1, 0, entry)
  }
  // The schema puts the fields in its own order.
  return stringify(setFile.parse({ ...set, documents }), { lineWidth: 0, singleQuote: true })
}
