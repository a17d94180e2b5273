import { z } from 'zod'
import { openQuestionsSchema, pictureSchema, sitePath, text, webAddress } from '../content/schema-parts.ts'

export const contactYaml = 'content/contact.yaml'

const topicSchema = z.strictObject({
  label: text,
  note: text.optional().meta({ description: 'What it is for, where the label does not say it' }),
  to: z.union([sitePath, webAddress]),
  confirmed: z.boolean().optional(),
  image: pictureSchema,
})

export const contactFileSchema = z.strictObject({
  topics: z.array(topicSchema.meta({ title: 'Topic' })).min(1),
  openQuestions: openQuestionsSchema,
})

export type ContactFile = z.infer<typeof contactFileSchema>
