import { z } from 'zod'
import { isoDate, sitePath, text, toConfirm } from './schema.ts'

export const legalFile = z.strictObject({
  path: sitePath,
  title: text,
  heading: text,
  summary: text.max(160),
  language: z.enum(['en', 'pl']),
  updated: isoDate,
  checked: isoDate.optional().meta({ description: 'When it was last held against the site itself' }),
  confirmed: z
    .literal([true, false, 'not needed'], 'true, false or "not needed"')
    .meta({ description: 'While it is false the page says that a lawyer has still to confirm it' }),
  translations: z
    .record(z.enum(['en', 'pl']), sitePath)
    .optional()
    .meta({ title: 'In other languages' }),
  related: z.array(sitePath).optional(),
  toConfirm,
})

export type LegalFile = z.infer<typeof legalFile>
