import { z } from 'zod'

/** A document as the company's site lists it; `number` counts from 1, as a reader of the list does. */
export type Line = z.infer<typeof publishedLine> & { number: number }

/** What a person has to look at: which line, what is wrong with it, what to do. */
export type Note = { about: string; problem: string; remedy: string }

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
  /** The wallpapers have none. */
  flagUrl: z.union([words, z.literal('')]).nullish(),
})

/** The lines of a list; those that cannot be taken come back as notes. Throws when the whole is no list, or empty. */
export function readList(text: string): { lines: Line[]; notes: Note[] } {
  const shape = 'allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }'
  const list: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!Array.isArray(list) || list.length === 0) throw new Error(`found no list or an empty one, ${shape}`)
  const lines: Line[] = []
  const notes: Note[] = []
  for (const [at, entry] of list.entries()) {
    const number = at + 1
    const { data, error } = publishedLine.safeParse(entry)
    if (data) lines.push({ ...data, number })
    else {
      const faults = new Set(error.issues.map((it) => `${it.path.join('.') || 'line'}: ${it.message}`))
      const about = `line ${number}: ${shortened(JSON.stringify(entry))}`
      notes.push({ about, problem: [...faults].join('; '), remedy: inACopy })
    }
  }
  return { lines, notes }
}

const inACopy = 'correct the line in a copy of the list and import the copy'

/** A note on a line that has to be corrected where the list comes from, or as `remedy` says. */
export function noteOn(line: Line, problem: string, remedy = inACopy): Note {
  return { about: aboutLine(line), problem: shortened(problem), remedy }
}

export function aboutLine({ number, game, category, title }: Line): string {
  return `line ${number}: ${shortened(`${game}, ${category}, ${title}`)}`
}

/** Reports are read in a terminal. */
function shortened(text: string): string {
  return text.length > 150 ? `${text.slice(0, 150)}…` : text
}
