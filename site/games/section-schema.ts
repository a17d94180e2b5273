import { z } from 'zod'
import { linkSchema, pictureSchema, proseSchema, slugSchema, textSchema } from '../content-files/schema-parts.ts'

const componentIdSchema = slugSchema.meta({ title: 'Section', description: 'Its name in the address, after #' })
/** Paragraphs, with an empty line between them. */
const paragraphsSchema = proseSchema.meta({ description: 'An empty line begins a new paragraph' })
export const videoIdSchema = z.string().regex(/^[\w-]{11}$/, "the provider's 11-character id")

/** docs/specification.md, "Game page": a picture, and over it a video of ours or one of the provider's. */
const secondarySchema = z
  .strictObject({
    type: z.literal('secondary'),
    componentId: componentIdSchema,
    title: textSchema,
    desc: paragraphsSchema,
    buttonText: textSchema.optional().meta({ title: 'Button' }),
    buttonLink: linkSchema.optional().meta({ title: 'Button leads to' }),
    image: pictureSchema,
    video: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'the name of a video, like loop')
      .optional()
      .meta({ title: 'Video', description: 'loop: the files loop.webm and loop.mp4 in images/' }),
    videoId: videoIdSchema.optional().meta({ title: 'Or a video at YouTube: its id' }),
  })
  .refine(({ buttonText, buttonLink }) => !buttonText === !buttonLink, {
    path: ['buttonLink'],
    message: 'both a button and where it leads, or neither',
  })
  .refine(({ video, videoId }) => !video || !videoId, { path: ['videoId'], message: 'one video, not two' })
  .meta({ title: 'Text beside a video or a picture' })

const featureSchema = z
  .strictObject({
    type: z.literal('feature'),
    componentId: componentIdSchema,
    images: z
      .array(pictureSchema.meta({ title: 'Picture' }))
      .min(1)
      .meta({ title: 'Pictures' }),
    title: textSchema,
    desc: paragraphsSchema,
    buttonText: textSchema.meta({ title: 'Button' }),
    target: slugSchema.meta({ title: 'Button leads to the section' }),
    offset: z.int().optional().meta({ description: 'How far above the section the page stops, in pixels' }),
    /**
     * Whether the pictures are on the right. A secondary section takes the side opposite to the feature below it; without
     * such a feature, the right.
     */
    right: z.boolean().meta({ title: 'Picture on the right' }),
    wide: z.literal(true).optional().meta({ title: 'Picture across the page', description: 'Its text is below it' }),
  })
  .refine(({ images, wide }) => !wide || images.length === 1, {
    path: ['wide'],
    message: 'one picture can be across the page, not several',
  })
  .meta({ title: 'Text beside pictures' })

const closingSchema = z.strictObject({
  type: z.literal('closing'),
  componentId: componentIdSchema,
  image: pictureSchema,
  title: textSchema,
  desc: paragraphsSchema,
  buttonText: textSchema.optional().meta({ title: 'Button' }),
  /** Its name is the specification's: /download scrolls to the section of this set. */
  scrollId: slugSchema.optional().meta({
    title: 'Button leads to these documents',
    description: 'A set of this game',
    collection: 'sets',
  }),
})

/**
 * The sections of a game page below its hero, in their order. A new type is one more schema here, one component in
 * `sections.tsx`, and its line in `game-page.tsx`. The names of the fields are the specification's; each type has
 * `componentId`, `title` and `desc`. Pictures and videos are found as `media.build.ts` says; a video of the provider's is
 * called `videoId`.
 */
export const sectionSchema = z.discriminatedUnion('type', [secondarySchema, featureSchema, closingSchema])
