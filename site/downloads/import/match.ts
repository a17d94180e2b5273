import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { addressKey, type Placed, spellings } from './place-line.ts'
import { about, type Note } from './published-list.ts'
import { titleKey } from './read-title.ts'

export type Match = { placed: Placed; entry: DownloadEntry }

/** What became of the lines: documents we have, new ones, and repetitions. */
export type Matching = { matches: Match[]; added: Placed[]; notes: Note[]; repeated: number }

/**
 * Finds for each line the document of ours it speaks of, so that its id stays.
 *
 * | in this order  | the same are                                                               |
 * | -------------- | -------------------------------------------------------------------------- |
 * | address        | address, however it is written                                             |
 * | title          | set, language and title without game, language, size and date, but for case |
 * | next edition   | the same without the version                                               |
 *
 * A title counts only where one document and one line bear it. Lines that fit nothing are new documents.
 */
export function matchLines(lines: readonly Placed[], sets: readonly DownloadSet[], origin: string): Matching {
  const { first, notes, repeated } = withoutRepetitions(lines)
  const entries = new Map(
    sets
      .flatMap((set) => set.documents)
      .flatMap((entry) => {
        const address = entry.link ?? (entry.page && origin + entry.page)
        return address ? [[addressKey(address), entry]] : []
      }),
  )
  const matches: Match[] = []
  let open: Placed[] = []
  for (const placed of first) {
    const entry = entries.get(addressKey(placed.address))
    if (entry) matches.push({ placed, entry })
    else open.push(placed)
  }
  for (const version of [true, false]) {
    const taken = new Set(matches.map((it) => it.entry.id))
    const found = byTitle(open, sets, taken, version)
    matches.push(...found)
    open = open.filter((placed) => !found.some((it) => it.placed === placed))
  }
  return { matches, added: open, notes, repeated }
}

/** Rows are identified by their address (specification §2), so each address counts once. */
function withoutRepetitions(lines: readonly Placed[]): { first: Placed[]; notes: Note[]; repeated: number } {
  const seen = new Map<string, Placed>()
  const notes: Note[] = []
  let repeated = 0
  for (const placed of lines) {
    const key = addressKey(placed.address)
    const before = seen.get(key)
    if (!before) seen.set(key, placed)
    else if (sameDocument(before, placed)) repeated += 1
    else
      notes.push({
        about: about(placed.line),
        problem: `has the address of line ${before.line.number} (${before.line.title}), which was taken`,
        remedy:
          'if they are two documents, one address is wrong: correct it in a copy of the list and import the copy',
      })
  }
  return { first: [...seen.values()], notes, repeated }
}

function sameDocument(a: Placed, b: Placed): boolean {
  return a.set === b.set && a.language === b.language && a.title === b.title && a.category === b.category
}

function byTitle(
  lines: readonly Placed[],
  sets: readonly DownloadSet[],
  taken: ReadonlySet<string>,
  version: boolean,
): Match[] {
  const keyOf = (set: DownloadSet, title: string, language: string | undefined) =>
    `${set.slug} ${language} ${titleKey(title, spellings(set), version)}`
  const ours = Map.groupBy(
    sets.flatMap((set) => set.documents.filter((it) => !taken.has(it.id)).map((entry) => ({ set, entry }))),
    ({ set, entry }) => keyOf(set, entry.title, entry.language),
  )
  const theirs = Map.groupBy(lines, ({ set, title, language }) => keyOf(set, title, language))
  return [...theirs].flatMap(([key, [placed, ...others]]) => {
    const [candidate, ...more] = ours.get(key) ?? []
    return placed && candidate && others.length + more.length === 0
      ? [{ placed, entry: candidate.entry }]
      : []
  })
}
