import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { type DocumentEntry, type SetFile, setFile } from '../../site/downloads/document-schema.ts'
import { idOf, plainWord } from '../../site/ui/plain-word.ts'
import { addressKey, nameIn, type ReadLine, titleKey } from './published-list.ts'

/** A document as it is to stand in the register, and as it stands there; a new one does not yet. */
export type Change = { set: string; before?: DocumentEntry; entry: DocumentEntry }

/** `notes`: what is left to a person. */
export type Plan = { changes: Change[]; notes: string[] }

/**
 * What taking the lines over would change. Nothing is written.
 *
 * Finds for each line the document of its own set it speaks of, so that its id stays:
 *
 * | in this order | the same are                                                                |
 * | ------------- | --------------------------------------------------------------------------- |
 * | address       | address, with `www.` or without                                             |
 * | title         | language and title without game, language and size, but for case            |
 * | next edition  | the same without version and date                                           |
 * | new           | none of these, and nothing else would have the id its words make            |
 *
 * A line that could be two documents, and two lines that could be one, are left to a person.
 */
export function planImport(lines: readonly ReadLine[], sets: readonly SetFile[], origin: string): Plan {
  const plan: Plan = { changes: [], notes: [] }
  let ours = sets.flatMap((set) =>
    set.documents.map((entry) => ({
      ...{ set, entry, title: entry.title, language: entry.language },
      address: entry.link ?? (entry.page && origin + entry.page),
    })),
  )
  let open = lines
  for (const keyOf of keys) {
    const ownersOf = Map.groupBy(ours, keyOf)
    open = [...Map.groupBy(open, keyOf)].flatMap(([key, those]) => {
      const [[line, ...others], [owner, ...more]] = [those, ownersOf.get(key) ?? []]
      if (!line || (!owner && others.length === 0)) return those
      if (owner && owner.set !== line.set)
        plan.notes.push(
          `${line.line}: has the address of ${owner.entry.id}, a document of ${owner.set.title}`,
        )
      else if (!owner || others.length > 0 || more.length > 0)
        plan.notes.push(
          ...ambiguous(
            those,
            [owner, ...more].flatMap((it) => it?.entry.id ?? []),
          ),
        )
      else {
        const change = { set: line.set.slug, before: owner.entry, entry: withLine(owner.entry, line) }
        if (differences(change).length > 0) plan.changes.push(change)
        ours = ours.filter((it) => it !== owner)
      }
      return []
    })
  }
  const ids = new Set(sets.flatMap((set) => set.documents.map((it) => it.id)))
  for (const line of open) addNew(line, ids, plan)
  return plan
}

type Named = { set: SetFile; title: string; language?: string | undefined; address?: string | undefined }

/** By what a line and a document are the same, the surest first. */
const keys: ((it: Named) => string | undefined)[] = [
  ({ address }) => address && addressKey(address),
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(title, set)}`,
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(nameIn(title), set)}`,
]

function ambiguous(lines: readonly ReadLine[], ids: readonly string[]): string[] {
  return lines.map((line) => {
    const others = lines.filter((it) => it !== line).map((it) => it.line)
    return `${line.line}: could be the same document as ${[...ids, ...others].join(', ')}. ${byHand(line)}`
  })
}

function byHand({ set, address }: ReadLine): string {
  return `Write it into content/downloads/${set.slug}.yaml by hand, with link: ${address}`
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

/** As a change, or as a note when it has no kind or language, or when its id is taken. */
function addNew(read: ReadLine, ids: Set<string>, { changes, notes }: Plan): void {
  const { line, set, category, title, kind, language, bytes, address } = read
  const id = idOf(plainWord(`${set.slug} ${nameIn(title)} ${language ?? ''}`))
  if (ids.has(id)) notes.push(...ambiguous([read], [id]))
  else if (!kind)
    notes.push(`${line}: neither title nor category say what kind of document it is. ${byHand(read)}`)
  else if (!language && kind !== 'wallpaper')
    notes.push(`${line}: it has no flag, and its title names no language. ${byHand(read)}`)
  else changes.push({ set: set.slug, entry: { id, category, title, kind, language, link: address, bytes } })
  ids.add(id)
}

function differences({ before, entry }: Change): string[] {
  const valueIn = (it: object | undefined, field: string) => Reflect.get(it ?? {}, field) ?? 'nothing'
  return Object.keys({ ...before, ...entry })
    .filter((field) => field !== 'id' && valueIn(before, field) !== valueIn(entry, field))
    .map((field) => `${field}: ${valueIn(before, field)} -> ${valueIn(entry, field)}`)
}

/** What staff read after an import: what changes, and what to do by hand. */
export function reportOf({ changes, notes }: Plan): string {
  const listed = (some: readonly Change[]) =>
    some.map((it) => `${it.entry.id}: ${differences(it).join('; ')}`)
  const parts: [title: string, lines: string[]][] = [
    ['New documents', listed(changes.filter((it) => !it.before))],
    ['Changed documents', listed(changes.filter((it) => it.before))],
    ['To do by hand', notes],
  ]
  return parts
    .map(([title, lines]) => [`${title}: ${lines.length}`, ...lines.map((it) => `  ${it}`)].join('\n'))
    .join('\n')
}

/**
 * Writes changes into the files of the register, in the form in which the editor writes them. Throws and writes nothing
 * when a file would not fit its schema any more.
 */
export function writeRegister(changes: readonly Change[], folder: string): string[] {
  const texts = [...Map.groupBy(changes, (it) => it.set)].map(([set, those]) => {
    const file = path.join(folder, `${set}.yaml`)
    return { file, text: withChanges(readFileSync(file, 'utf8'), those) }
  })
  for (const { file, text } of texts) writeFileSync(file, text)
  return texts.map((it) => it.file)
}

/** The text of one file with its changed documents in their places, new ones behind the last of their category. */
export function withChanges(text: string, changes: readonly Change[]): string {
  const { documents, ...set } = setFile.parse(parse(text))
  for (const { entry } of changes) {
    const at = documents.findIndex((it) => it.id === entry.id)
    const last = documents.findLastIndex((it) => it.category === entry.category)
    if (at >= 0) documents[at] = entry
    else documents.splice(last < 0 ? documents.length : last + 1, 0, entry)
  }
  // The schema puts the fields in its own order.
  return stringify(setFile.parse({ ...set, documents }), { lineWidth: 0, singleQuote: true })
}
