import { z } from 'zod'
import { prose, slug, text, toConfirm } from '../fields.ts'
import { line } from '../games/schema.ts'

/** A picture of a game's page, by the game and the file in its images/ folder. */
const pressPicture = z.strictObject({
  game: slug.meta({ collection: 'games' }),
  file: text.meta({ description: 'A picture of this page: hero.webp' }),
})

export const pressFile = z.strictObject({
  intro: prose.meta({ title: 'Introduction' }),
  /** Ready to be copied: one sentence, one paragraph. */
  boilerplate: z.strictObject({
    short: text.max(200).meta({ title: 'One sentence', multiline: true }),
    long: prose.meta({ title: 'One paragraph' }),
  }),
  facts: z.array(z.strictObject({ label: text, value: text }).meta({ title: 'Fact' })).min(3),
  licence: z.strictObject({
    credit: text.meta({ description: 'The line that goes beside a picture' }),
    words: z.array(prose.meta({ title: 'Paragraph' })).min(1),
    confirmed: z.boolean().meta({ description: 'Until then the page says that it is still to be confirmed' }),
  }),
  /** The mark that is offered beside the pictures. */
  mark: z.strictObject({
    note: text,
    confirmed: z
      .boolean()
      .meta({ description: 'No while it is the website’s own and not the company’s logo' }),
  }),
  toConfirm,
  lines: z
    .array(
      z.strictObject({
        line,
        title: text,
        desc: prose,
        pictures: z
          .array(pressPicture.meta({ title: 'Picture', summary: '{{game}}: {{file}}' }))
          .min(6, 'at least six pictures'),
      }),
    )
    .length(3, 'main, questline, lite'),
})

export type PressFile = z.infer<typeof pressFile>
