import { z } from 'zod'
import { openQuestionsSchema, pictureSchema, proseSchema, textSchema } from '../content-files/schema-parts.ts'

export const pressFile = {
  file: 'content/press.yaml',
  label: 'Press room',
  schema: z.strictObject({
    lead: proseSchema.meta({ description: 'The first words of the page' }),
    boilerplate: proseSchema.meta({ title: 'The company in one paragraph', description: 'Ready to be copied' }),
    image: pictureSchema,
    facts: z.array(z.strictObject({ label: textSchema, value: textSchema }).meta({ title: 'Fact' })).min(3),
    licence: z.strictObject({
      credit: textSchema.meta({ description: 'The line that goes beside a picture' }),
      paragraphs: z.array(proseSchema.meta({ title: 'Paragraph' })).min(1),
      confirmed: z.boolean().meta({ description: 'Until then the page says that it is still to be confirmed' }),
    }),
    openQuestions: openQuestionsSchema,
  }),
}

export type PressContent = z.infer<typeof pressFile.schema>
