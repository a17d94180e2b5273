import { z } from 'zod'
import { line, slug, text, toConfirm } from './schema.ts'

/** A picture of a game's page, by the game and the file in its images/ folder. */
const pressPicture = z.strictObject({ game: slug, file: text })

export const pressFile = z.strictObject({
  intro: text,
  /** Ready to be copied: one sentence, one paragraph. */
  boilerplate: z.strictObject({ short: text.max(200), long: text }),
  facts: z.array(z.strictObject({ label: text, value: text })).min(3),
  licence: z.strictObject({
    /** The line that goes beside a picture. */
    credit: text,
    words: z.array(text).min(1),
    /** While false the page says that the company has still to confirm these words. */
    confirmed: z.boolean(),
  }),
  /** The mark that is offered beside the pictures. */
  mark: z.strictObject({
    note: text,
    /** False while it is this website's own and the company has not supplied its logo. */
    confirmed: z.boolean(),
  }),
  toConfirm,
  lines: z
    .array(
      z.strictObject({
        line,
        title: text,
        desc: text,
        pictures: z.array(pressPicture).min(6, 'at least six pictures'),
      }),
    )
    .length(3, 'main, questline, lite'),
})

export type PressFile = z.infer<typeof pressFile>
