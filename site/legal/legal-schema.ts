import { z } from 'zod'
import { isoDateSchema, openQuestionsSchema, textSchema } from '../content-files/schema-parts.ts'

export const legalFolder = 'content/legal'
const pagePathSchema = z.string().regex(/^(\/[\w-]+)+$/, 'the path of a page, like /terms-of-tests')

export const legalFileSchema = z.strictObject({
  path: pagePathSchema.meta({ title: 'Address', description: 'It never changes once it is published' }),
  title: textSchema,
  heading: textSchema,
  description: textSchema.max(160).meta({ multiline: true, description: 'What search engines show' }),
  language: z.enum(['en', 'pl']).meta({ labels: { en: 'English', pl: 'Polish' } }),
  updated: isoDateSchema,
  confirmed: z.literal([true, false, 'not needed'], 'true, false or "not needed"').meta({
    description: 'A lawyer has confirmed it; until then the page says "Draft"',
    labels: { true: 'Yes', false: 'Not yet', 'not needed': 'Not needed' },
  }),
  translations: z
    .partialRecord(z.enum(['en', 'pl']), pagePathSchema)
    .optional()
    .meta({ title: 'In other languages', description: 'The address of the same text in each' }),
  openQuestions: openQuestionsSchema,
})

export type LegalContent = z.infer<typeof legalFileSchema>
