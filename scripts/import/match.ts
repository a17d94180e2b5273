import { isDeepStrictEqual } from 'node:util'
import { CORE_SCHEMA, dump, load } from 'js-yaml'
import { parseBySchema } from '../../site/content-files/content-mistakes.ts'
import type { DocumentEntry, SetEntry } from '../../site/documents/document.ts'
import { documentSchema, documentSetSchema } from '../../site/documents/document-schema.ts'
import { fileOfSet } from '../../site/documents/read-sets.build.ts'
import { removeDiacritics, slugify } from '../../site/text/slugs.ts'
import { addressKey, joinMistakes, type ListedDocument, readList, titleKey, withoutLanguage } from './published-list.ts'

/**
 * How a line of the company's list relates to our documents. `entry` is ours after the import, `setSlug` says in which set.
 * A person decides about an unclear line: `problem` names the line, the reason and what to do.
 */
export type Match =
  | { status: 'new' | 'changed' | 'same'; setSlug: string; entry: DocumentEntry }
  | { status: 'unclear'; problem: string }

/**
 * Reads the company's list (`readList`) and finds our document for each line, so that it keeps its id:
 *
 * | in this order | these are the same                                               |
 * | ------------- | ---------------------------------------------------------------- |
 * | address       | address, with `www.` or without                                  |
 * | title         | set, language, and title without game and language, in any case |
 * | new           | none of these, and no other document has the id made of its words |
 *
 * A line that could be two documents, and two lines that could be one, are unclear.
 */
export function matchList(json: string, sets: readonly SetEntry[], origin: string): Match[] {
  const ours = sets.flatMap((set) => set.documents.map((entry) => ({ set, entry })))
  const byAddress = Map.groupBy(ours, ({ entry: { link, page } }) => addressKey(link ?? (page ? origin + page : '')))
  const byTitle = Map.groupBy(ours, ({ set, entry }) => titleKey(set, entry))
  const ids = new Set(ours.map(({ entry }) => entry.id))
  const { documents, problems } = readList(json, sets, origin)
  const lines = documents.map((listed): ImportLine => {
    const address = addressKey(listed.link)
    const candidates = byAddress.get(address) ?? byTitle.get(titleKey(listed.set, listed)) ?? []
    return { listed, address, candidates, id: candidates[0]?.entry.id ?? newId(listed) }
  })
  const unread = problems.map((problem): Match => ({ status: 'unclear', problem }))
  return [...unread, ...lines.map((line) => matchOf(line, lines, ids))]
}

/** A line of the company's list, with those of our documents that it may be, and the id that it gets or keeps. */
type ImportLine = {
  listed: ListedDocument
  address: string
  candidates: readonly { set: SetEntry; entry: DocumentEntry }[]
  id: string
}

function matchOf(line: ImportLine, lines: readonly ImportLine[], ids: ReadonlySet<string>): Match {
  const { listed, candidates, id } = line
  const { lineName, set, ...details } = listed
  const [known] = candidates
  const imported = known ? updatedEntry(known.entry, listed) : { ...details, id }
  const { value: entry, mistakes } = parseBySchema(imported, documentSchema)
  const lookalikes = lookalikesOf(line, lines, ids)
  const reasons = [
    lookalikes.length > 0 && `could be the same document as ${lookalikes.join(', ')}`,
    known && known.set !== set && `has the address of ${id}, a document of ${known.set.title}`,
    !known && !details.language && details.kind !== 'wallpaper' && noLanguage,
    joinMistakes(mistakes),
  ].filter(Boolean)
  if (!entry || reasons.length > 0) {
    const remedy = `Write it into ${fileOfSet(set.slug)} by hand, with link: ${details.link}`
    return { status: 'unclear', problem: `${lineName}: ${reasons.join('; ')}. ${remedy}` }
  }
  if (!known) return { status: 'new', setSlug: set.slug, entry }
  return { status: isDeepStrictEqual(entry, known.entry) ? 'same' : 'changed', setSlug: set.slug, entry }
}

const noLanguage = 'neither its flag nor its title names a language we know'

/** The other documents and lines that this line could be confused with. If there are any, the line is unclear. */
function lookalikesOf(line: ImportLine, lines: readonly ImportLine[], ids: ReadonlySet<string>): string[] {
  const { candidates, id, address } = line
  const others = lines.filter((other) => other !== line && (other.id === id || other.address === address))
  const otherLines = others.map(({ listed }) => listed.lineName)
  if (candidates.length === 0) return ids.has(id) ? [id, ...otherLines] : otherLines
  return candidates.length > 1 ? [...candidates.map(({ entry }) => entry.id), ...otherLines] : otherLines
}

/** "v1.2", "version 2", "2.0", "17.04.2023" */
const edition = /(?<![\p{L}\d.])(?:v(?:er(?:sion)?)?\.?\s?\d+(?:\.\d+)*|\d+(?:[._/-]\d+)+)/giu

/** Without version and date: the next edition keeps the id. */
function newId({ set, title, language }: ListedDocument): string {
  return slugify(removeDiacritics(`${set.slug} ${withoutLanguage(title).replace(edition, ' ')} ${language ?? ''}`))
}

/**
 * Our document with the facts of its line. The category and the title are the line's.
 *
 * | ours is                    | link       | its other facts                            |
 * | -------------------------- | ---------- | ------------------------------------------ |
 * | a file of ours, or a page  | none       | stays                                      |
 * | not available yet          | the line's | stays, with the line's size                |
 * | a link to the same address | stays      | stays, with the line's size if it has none |
 * | a link to another address  | the line's | the line's: it is another edition          |
 */
function updatedEntry(entry: DocumentEntry, { category, title, bytes, link }: ListedDocument): DocumentEntry {
  const named = { ...entry, category, title }
  if (entry.file ?? entry.page) return named
  const size = bytes ? { bytes } : {}
  // `named` comes last: what is known already stays.
  if (!entry.link || addressKey(entry.link) === addressKey(link)) return { link, ...size, ...named }
  const { version, issued, pages, bytes: _, madeFor, changeNote, ...lasting } = named
  return { ...lasting, link, ...size }
}

/** The report of an import for staff: new and changed documents (`git diff` shows how), and work to do by hand. */
export function reportOf(matches: readonly Match[]): string {
  const titles = { new: 'New documents', changed: 'Changed documents', unclear: 'To do by hand' }
  const parts = Object.entries(titles).map(([status, title]) => {
    const found = matches.filter((match) => match.status === status)
    const lines = found.map((match) => ('problem' in match ? match.problem : `${match.entry.id}: ${match.entry.title}`))
    return [`${title}: ${lines.length}`, ...lines].join('\n  ')
  })
  return parts.join('\n')
}

/**
 * The files of the sets that change, by slug, in the form in which the editor writes them. Changed entries keep their
 * places, new ones are put after the last of their category. Throws when a file would no longer fit its schema.
 */
export function makeChangedFiles(matches: readonly Match[], readSet: (slug: string) => string): Map<string, string> {
  const changes = matches.flatMap((match) => (match.status === 'new' || match.status === 'changed' ? match : []))
  const files = [...Map.groupBy(changes, ({ setSlug }) => setSlug)].map(([slug, changed]) => {
    const { documents, ...set } = documentSetSchema.parse(load(readSet(slug)))
    for (const { entry } of changed) {
      const known = documents.findIndex(({ id }) => id === entry.id)
      const last = documents.findLastIndex(({ category }) => category === entry.category)
      if (known >= 0) documents[known] = entry
      else documents.splice(last < 0 ? documents.length : last + 1, 0, entry)
    }
    // The schema puts the fields in order.
    return [slug, dump(documentSetSchema.parse({ ...set, documents }), { schema: CORE_SCHEMA, lineWidth: -1 })] as const
  })
  return new Map(files)
}
