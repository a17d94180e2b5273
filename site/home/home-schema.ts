import { z } from 'zod'
import {
  openQuestionsSchema,
  pictureSchema,
  proseSchema,
  slugSchema,
  textSchema,
} from '../content-files/schema-parts.ts'

/** One of the five pictures of the first view; four of them lead to their game. */
const homePictureSchema = pictureSchema.extend({
  game: slugSchema.optional().meta({ title: 'Leads to the game', collection: 'games' }),
})

export const homeFile = {
  file: 'content/home.yaml',
  label: 'Home page',
  schema: z.strictObject({
    title: textSchema,
    intro: z.array(proseSchema.meta({ title: 'Paragraph' })).min(1),
    images: z.array(homePictureSchema.meta({ title: 'Picture' })).length(5, 'exactly five pictures'),
    values: z
      .array(z.strictObject({ title: textSchema, desc: proseSchema }))
      .length(3, 'passion, community, inspiration'),
    valuesPicture: pictureSchema,
    openQuestions: openQuestionsSchema,
  }),
}

export type HomeContent = z.infer<typeof homeFile.schema>
