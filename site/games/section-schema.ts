import { z } from 'zod'
import { paragraphs, picture, prose, sitePath, slug, text, videoId, webAddress } from '../fields.ts'

const sectionName = slug.meta({ title: 'Section', description: 'Its name in the address, after #' })

/** docs/specification.md, "Sections of a game page": a picture, a loop of ours, or a provider video by id. */
const secondary = z.strictObject({
  type: z.literal('secondary'),
  componentId: sectionName,
  title: text,
  desc: paragraphs,
  buttonText: text.optional().meta({ title: 'Button' }),
  buttonLink: z.union([sitePath, webAddress]).optional().meta({ title: 'Button leads to' }),
  image: picture,
  loop: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of a loop in images/, without its ending')
    .optional()
    .meta({ title: 'Film', description: 'The name of a film in images/ without its ending: loop' }),
  videoId: videoId.optional().meta({ title: 'Video, its id at YouTube' }),
})

const feature = z.strictObject({
  type: z.literal('feature'),
  componentId: sectionName,
  images: z
    .array(picture.meta({ title: 'Picture' }))
    .min(1)
    .meta({ title: 'Pictures' }),
  title: text,
  desc: paragraphs,
  buttonText: text.meta({ title: 'Button' }),
  target: slug.meta({ title: 'Button leads to the section' }),
  offset: z.int().optional().meta({ description: 'How far above the section the page stops, in pixels' }),
  /**
   * Pictures on the right, text on the left. Each feature must differ from the one before it. The secondary section
   * counts as the one before the first and needs no flag of its own: its text stands across from the first feature's.
   */
  right: z.boolean().meta({ title: 'Picture on the right' }),
})

const closing = z.strictObject({
  type: z.literal('closing'),
  componentId: sectionName,
  image: picture,
  title: text,
  desc: prose,
  buttonText: text.optional().meta({ title: 'Button' }),
  scrollId: slug.optional().meta({ title: 'Button leads to these documents' }),
})

/**
 * The sections of a game page below its hero, in their order. A new type is one more schema here and one component in
 * `game-sections.tsx`. Pictures (a `file` with its `alt`) and buttons to sections (`target`) are found by their shape.
 */
export const section = z.discriminatedUnion('type', [secondary, feature, closing])

export type Section = z.infer<typeof section>
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>
