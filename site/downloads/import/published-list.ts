import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A document as the company's site lists it; `number` counts from 1, as a reader of the list does. */
export type Line = {
  number: number
  game: string
  category: string
  title: string
  downloadUrl: string
  flagUrl: string
}

/** What a person has to look at: which line, what is wrong or was guessed, what to do. */
export type Note = { about: string; problem: string; remedy: string }

const inACopy = 'correct the line in a copy of the list and import the copy'

const words = z
  .string({ error: 'missing or no text' })
  .trim()
  .min(1, 'missing or no text')
  // Control characters, and marks that turn the direction of writing: they hide what a text says.
  .refine((it) => !/[\p{Cc}\p{Cf}]/u.test(it), 'has control or direction characters')
const named = words.refine((it) => !/[<>]|&#?\w+;/.test(it), 'has markup')

const publishedLine = z.object({
  game: named,
  category: named,
  title: named,
  downloadUrl: words,
  flagUrl: z
    .union([words, z.literal(''), z.null()])
    .optional()
    .transform((it) => it ?? ''),
})

/** The text of the list, from a file or from an address. Throws when there is none. */
export async function fetchList(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8')
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return await response.text()
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${source}: ${problem}: save the list as a file and import that`, { cause })
  }
}

/** The lines of a list; those that cannot be taken come back as notes. Throws when the whole is no list, or empty. */
export function readList(text: string, source: string): { lines: Line[]; notes: Note[] } {
  const lines: Line[] = []
  const notes: Note[] = []
  for (const [index, entry] of listIn(text, source).entries()) {
    const number = index + 1
    const { data, error } = publishedLine.safeParse(entry)
    if (data) lines.push({ number, ...data })
    else {
      const faults = error.issues.map((it) =>
        it.path.length === 0 ? 'the line is no object' : `${it.path.join('.')}: ${it.message}`,
      )
      const problem = [...new Set(faults)].join('; ')
      notes.push({ about: `line ${number}: ${shortened(JSON.stringify(entry))}`, problem, remedy: inACopy })
    }
  }
  return { lines, notes }
}

/** A note on a line that has to be corrected where the list comes from. */
export function refusal(line: Line, problem: string): Note {
  return { about: about(line), problem, remedy: inACopy }
}

export function about({ number, game, category, title }: Line): string {
  return `line ${number}: ${shortened(`${game}, ${category}, ${title}`)}`
}

/** Reports are read in a terminal: nothing in them is longer than a line, and control characters are spelt out. */
function shortened(text: string): string {
  const plain = text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return plain.length > 100 ? `${plain.slice(0, 100)}…` : plain
}

function listIn(text: string, source: string): unknown[] {
  const shape = 'allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }'
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // Says the line and column, or the word it stumbled over.
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(`${source}: ${shortened(problem)}, ${shape}`, { cause: error })
  }
  if (!Array.isArray(list))
    throw new Error(`${source}: found ${list === null ? 'null' : typeof list}, ${shape}`)
  if (list.length === 0) throw new Error(`${source}: found an empty list, ${shape}`)
  return list
}
