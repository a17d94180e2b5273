import { z } from 'zod'
import { readYaml } from '../content-file.server.ts'
import { ContentError, type Mistake } from '../content-mistakes.ts'
import { text } from '../fields.ts'
import { kindCodes } from './document-kinds.ts'
import { languageCodes } from './languages.ts'

const formField = z.enum([
  'players',
  'date',
  'session',
  'chapter',
  'scenario',
  'name',
  'character',
  'score',
  'total',
  'result',
  'notes',
  'resources',
  'state',
  'location',
  'achievement',
  'round',
  'next',
  'version',
])

const words = z.strictObject({
  kinds: z.partialRecord(z.enum(kindCodes), text),
  alsoSearched: z.array(text).optional(),
  /** What a placeholder says, and nothing else. */
  standIn: text,
  address: text,
  language: text,
  /** Languages without forms of ours have neither of these two. */
  formNote: text.optional(),
  fields: z.record(formField, text).optional(),
})

const wordsFile = z.record(z.enum(languageCodes), words)

export type Words = z.infer<typeof words>
export type DocumentWords = z.infer<typeof wordsFile>
export type FormField = z.infer<typeof formField>

/** The words of the sheets we make, by language. Throws ContentError. */
export function readDocumentWords(): DocumentWords {
  const mistakes: Mistake[] = []
  const found = readYaml('content/document-words.yaml', wordsFile, mistakes)
  if (!found) throw new ContentError(mistakes)
  return found
}
