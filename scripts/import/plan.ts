import type { RegisterEntry, RegisterSet } from '../../site/downloads/download-schema.ts'
import { idOf, plainWord } from '../../site/ui/plain-word.ts'
import { nameIn, type ReadLine, titleKey } from './published-list.ts'

/** A document as it is to stand in the register, and as it stands there; a new one does not yet. */
export type Change = { set: string; before?: RegisterEntry; entry: RegisterEntry }

export type Plan = {
  changes: Change[]
  /** What is left to a person. */
  notes: string[]
  /** Documents of ours the list does not hold. */
  absent: RegisterEntry[]
}

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
export function planImport(lines: readonly ReadLine[], sets: readonly RegisterSet[], origin: string): Plan {
  const entries = sets.flatMap((set) =>
    set.documents.map((entry) => ({
      ...{ set, entry, title: entry.title, language: entry.language },
      address: entry.link ?? (entry.page && origin + entry.page),
    })),
  )
  const notes: string[] = []
  const matches = new Map<RegisterEntry, ReadLine>()
  let open = withoutRepetitions(lines, notes)
  for (const keyOf of keys) {
    const ours = Map.groupBy(
      entries.filter((it) => !matches.has(it.entry)),
      keyOf,
    )
    open = [...Map.groupBy(open, keyOf)].flatMap(([key, those]) => {
      const [[line], [owner, ...others]] = [those, (key !== undefined && ours.get(key)) || []]
      if (!line || !owner) return those
      if (owner.set !== line.set)
        notes.push(`${line.line}: has the address of ${owner.entry.id}, a document of ${owner.set.title}`)
      else if (those.length > 1 || others.length > 0)
        notes.push(
          ...ambiguous(
            those,
            [owner, ...others].map((it) => it.entry.id),
          ),
        )
      else matches.set(owner.entry, line)
      return []
    })
  }
  const changed = [...matches].map(([before, line]) => {
    return { set: line.set.slug, before, entry: withLine(before, line) }
  })
  return {
    changes: [...changed.filter((it) => differences(it).length > 0), ...newDocuments(open, sets, notes)],
    notes,
    absent: entries.map((it) => it.entry).filter((it) => !matches.has(it)),
  }
}

type Named = { set: RegisterSet; title: string; language?: string | undefined; address?: string | undefined }

/** By what a line and a document are the same, the surest first. */
const keys: ((it: Named) => string | undefined)[] = [
  ({ address }) => address && addressKey(address),
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(title, set)}`,
  ({ set, language, title }) => `${set.slug} ${language} ${titleKey(nameIn(title), set)}`,
]

function addressKey(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '')
}

/** Rows are identified by their address (docs/specification.md, "Download centre"): a repeated line counts once. */
function withoutRepetitions(lines: readonly ReadLine[], notes: string[]): ReadLine[] {
  const nameOf = ({ set, language, category, title }: ReadLine) =>
    [set.slug, language, category, title].join('\n')
  return [...Map.groupBy(lines, (it) => addressKey(it.address)).values()].flatMap((those) => {
    const [first, ...others] = those
    if (!first) return []
    const differing = others.filter((it) => nameOf(it) !== nameOf(first))
    notes.push(...differing.map((it) => `${it.line}: has the address of ${first.line}, which was taken`))
    return [first]
  })
}

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
function withLine(entry: RegisterEntry, { category, title, bytes, address }: ReadLine): RegisterEntry {
  if (entry.file ?? entry.page) return { ...entry, category, title }
  const size = bytes ? { bytes } : {}
  if (entry.link && addressKey(entry.link) !== addressKey(address)) {
    const { version, issued, pages, bytes: _, madeFor, changeNote, ...lasting } = entry
    return { ...lasting, category, title, link: address, ...size }
  }
  return { link: address, ...size, ...entry, category, title }
}

/** Adds to `notes` what has no kind or language, or whose id another document or line would have too. */
function newDocuments(lines: readonly ReadLine[], sets: readonly RegisterSet[], notes: string[]): Change[] {
  const ids = new Set(sets.flatMap((set) => set.documents.map((it) => it.id)))
  const newId = ({ set, title, language }: ReadLine) =>
    idOf(plainWord(`${set.slug} ${nameIn(title)} ${language ?? ''}`))
  return [...Map.groupBy(lines, newId)].flatMap(([id, those]) => {
    const [read, other] = those
    if (!read || other || ids.has(id)) {
      notes.push(...ambiguous(those, ids.has(id) ? [id] : []))
      return []
    }
    const { line, set, category, title, kind, language, bytes, address } = read
    if (!kind || (!language && kind !== 'wallpaper')) {
      const problem = kind
        ? 'it has no flag, and its title names no language'
        : 'neither title nor category say what kind of document it is'
      notes.push(`${line}: ${problem}. ${byHand(read)}`)
      return []
    }
    const entry = { id, category, title, kind, language, link: address, bytes }
    return [{ set: set.slug, entry }]
  })
}

function differences({ before, entry }: Change): string[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(entry))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => field !== 'id' && old.get(field) !== now.get(field))
    .map(
      (field) =>
        `${field}: ${before ? `${old.get(field) ?? 'nothing'} -> ` : ''}${now.get(field) ?? 'nothing'}`,
    )
}

/** What staff read after an import: what changes, what of ours the list does not hold, and what to do by hand. */
export function reportOf({ changes, absent, notes }: Plan): string {
  const listed = (some: readonly Change[]) =>
    some.map((it) => `${it.entry.id}: ${differences(it).join('; ')}`)
  const here = absent.filter(({ link, page, file }) => link ?? page ?? file)
  const parts: [title: string, lines: string[]][] = [
    ['New documents', listed(changes.filter((it) => !it.before))],
    ['Changed documents', listed(changes.filter((it) => it.before))],
    ['Ours that the list does not hold: they stay', here.map((it) => it.id)],
    ['To do by hand', notes],
  ]
  return parts
    .map(([title, lines]) => [`${title}: ${lines.length}`, ...lines.map((it) => `  ${it}`)].join('\n'))
    .join('\n')
}
