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

/** A line, or one of our documents, that wants somebody's hand: what is wrong and what to do. */
export type Note = { about: string; problem: string; remedy: string }

const filled = z.string().trim().min(1)

const publishedLine = z.object({
  game: filled,
  category: filled,
  title: filled,
  downloadUrl: filled,
  flagUrl: z
    .string()
    .trim()
    .nullish()
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

/** The lines of a list; those that are no documents come back as notes. Throws when the whole is no list. */
export function readList(text: string, source: string): { lines: Line[]; notes: Note[] } {
  const lines: Line[] = []
  const notes: Note[] = []
  for (const [index, entry] of listIn(text, source).entries()) {
    const number = index + 1
    const { data, error } = publishedLine.safeParse(entry)
    if (data) lines.push({ number, ...data })
    else {
      const fields = [...new Set(error.issues.map((it) => it.path.join('.') || 'the whole line'))].join(', ')
      notes.push({
        about: `line ${number}: ${JSON.stringify(entry).slice(0, 120)}`,
        problem: `${fields}: missing or no text`,
        remedy: 'complete the line in a copy of the list and import the copy',
      })
    }
  }
  return { lines, notes }
}

export function about({ number, game, category, title }: Line): string {
  return `line ${number}: ${game}, ${category}, ${title}`
}

function listIn(text: string, source: string): unknown[] {
  const shape = 'allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }'
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const start = JSON.stringify(text.slice(0, 40))
    throw new Error(`${source}: found ${start}, which is no JSON, ${shape}`, { cause: error })
  }
  if (!Array.isArray(list)) throw new Error(`${source}: found ${typeof list}, ${shape}`)
  return list
}
