import { z } from 'zod'
import {
  confirmedSchema,
  linkSchema,
  openQuestionsSchema,
  pictureSchema,
  textSchema,
} from '../content-files/schema-parts.ts'

const topicSchema = z.strictObject({
  label: textSchema,
  note: textSchema.optional().meta({ description: 'What it is for, where the label does not say it' }),
  to: linkSchema,
  confirmed: confirmedSchema.optional(),
  image: pictureSchema,
})

export const contactFile = {
  file: 'content/contact.yaml',
  label: 'Contact topics',
  schema: z.strictObject({
    topics: z.array(topicSchema.meta({ title: 'Topic' })).min(1),
    openQuestions: openQuestionsSchema,
  }),
}

export type ContactContent = z.infer<typeof contactFile.schema>
