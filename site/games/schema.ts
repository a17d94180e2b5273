import { z } from 'zod'
import { boxFact, facts, kind, line, mood, sourcedFact, text } from './game-facts-schema.ts'

/** `games/nemesis` style addresses are made of these: lower case letters, digits, single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower case letters, digits and hyphens')

export { line, text }

/** The editor shows titles and descriptions beside a field, else the words of its name. */
export const prose = text.meta({ title: 'Text', multiline: true })
const paragraphs = z.union([text, z.array(prose.meta({ title: 'Paragraph' })).min(1)]).meta({ title: 'Text' })
export const sitePath = z
  .string()
  .regex(/^\/([\w./#-]*)$/, 'a path on this site, like /download or /download/#nemesis')
export const webAddress = z
  .url({ protocol: /^https$/, error: 'an address that starts with https://' })
  .regex(/^\S*$/, 'an address without spaces, which are written %20')
const videoId = z.string().regex(/^[\w-]{11}$/, "the provider's 11-character id")
export const isoDate = z.iso.date({ error: 'a date like 2026-11-20' })

/** What the company or its lawyer has still to answer. `npm run launch-check` lists it; no page shows it. */
export const toConfirm = z.array(text).min(1).optional()

/** A link that leaves the site. `confirmed: false` marks an address no source states; the launch check lists it. */
export const outsideLink = z.strictObject({
  href: webAddress.meta({ title: 'Address' }),
  confirmed: z.boolean().meta({ title: 'The company has confirmed this address' }),
})

/** A picture in the `images/` folder beside the content file. The alternative text says what is seen. */
export const picture = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.(webp|avif|png|jpg)$/, 'a file name like hero.webp')
    .meta({ title: 'Picture', picture: true }),
  alt: text.max(180).meta({ title: 'In words', description: 'What is seen, for people who cannot see it' }),
  focus: z
    .enum(['top', 'upper', 'bottom', 'left', 'right'])
    .optional()
    .meta({ title: 'Stays in view', description: 'The part that is kept where the picture is cut' }),
})

const sectionName = slug.meta({ title: 'Section', description: 'Its name in the address, after #' })

/** The first button leaves the site (`buttonOneLink`) or scrolls to a section (`buttonOneTarget`), never both. */
const hero = z
  .strictObject({
    desc: prose,
    image: picture,
    slides: z.array(picture).min(3, 'at least three pictures'),
    buttonOneText: text.optional().meta({ title: 'First button' }),
    buttonOneLink: webAddress.optional().meta({ title: 'First button leads to another site' }),
    buttonOneTarget: slug.optional().meta({ title: 'First button leads to a section' }),
    buttonTwoText: text.optional().meta({ title: 'Second button' }),
    buttonTwoLink: webAddress.optional().meta({ title: 'Second button leads to' }),
  })
  .refine(
    (it) => (it.buttonOneLink === undefined) !== (it.buttonOneTarget === undefined),
    'either buttonOneLink or buttonOneTarget',
  )

/** Specification §3, "Secondary section": a picture, a loop of ours, or a provider video by id. */
const secondary = z.strictObject({
  componentId: sectionName,
  title: text,
  desc: paragraphs,
  buttonText: text.optional().meta({ title: 'Button' }),
  buttonLink: z.union([sitePath, webAddress]).optional().meta({ title: 'Button leads to' }),
  image: picture,
  loop: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of a loop in images/, without its ending')
    .optional(),
  videoId: videoId.optional().meta({ title: 'Video, its id at YouTube' }),
})

const feature = z.strictObject({
  componentId: sectionName,
  images: z.array(picture).min(1),
  title: text,
  desc: paragraphs,
  buttonText: text.meta({ title: 'Button' }),
  target: slug.meta({ title: 'Button leads to the section' }),
  offset: z.int().optional(),
  /**
   * Pictures on the right, text on the left. Each feature must differ from the one before it. The secondary section
   * counts as the one before the first and needs no flag of its own: its text stands across from the first feature's.
   */
  right: z.boolean().meta({ title: 'Picture on the right' }),
})

const closing = z.strictObject({
  componentId: sectionName,
  image: picture,
  title: text,
  desc: prose,
  buttonText: text.optional().meta({ title: 'Button' }),
  scrollId: slug.optional().meta({ title: 'Button leads to these documents' }),
})

const howToPlay = z.strictObject({
  title: text,
  pageTitle: text,
  desc: prose,
  poster: picture,
  videoId: videoId.optional(),
  chapters: z
    .array(z.strictObject({ seconds: z.int().min(0), title: text }))
    .refine((it) => it.every((chapter, at) => at === 0 || chapter.seconds > (it[at - 1]?.seconds ?? 0)), {
      error: 'found chapters out of order, allowed: each begins later than the one before',
    })
    .optional(),
  uploaded: isoDate
    .optional()
    .meta({ description: 'The day the provider shows for it; search engines ask for it' }),
})

/** One catalogue entry, specification §3; a game without it has a page but no tile on the discover screen. */
const catalogue = z.strictObject({
  line,
  order: z.int().min(1),
  bggLink: webAddress.optional().meta({ title: 'BoardGameGeek' }),
  fbLink: webAddress.optional().meta({ title: 'Facebook' }),
  downloadLink: z
    .enum(['/our-games', '/download'])
    .meta({ words: { '/our-games': 'Our games', '/download': 'The download centre' } }),
})

export const gameFile = z.strictObject({
  name: text.meta({ description: 'As people write it: heading and menus' }),
  pageTitle: text
    .optional()
    .meta({ description: 'Before the "|" in the tab; none shows the site’s own title' }),
  summary: text.max(160).meta({ description: 'What search engines show', multiline: true }),
  kind,
  mood,
  accent: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour like #c8a24a, at least 4.5:1 on the page background'),
  tile: picture,
  /** False while nobody can have the game: only then is an unknown play time "To be announced". */
  released: z.boolean(),
  facts,
  /** Where each of the facts was found; shown nowhere. */
  sources: z.partialRecord(sourcedFact, text),
  boxAndPlay: z.array(boxFact).min(1).optional(),
  /** What the texts say and no fact above does, with its source; shown nowhere. */
  background: z.array(z.strictObject({ fact: text, source: text })).optional(),
  tags: z
    .array(z.string().regex(/^[a-z0-9]+$/, 'a tag in lower case letters and digits, without the hash'))
    .min(1),
  bgg: webAddress.optional().meta({ title: 'BoardGameGeek' }),
  store: webAddress.optional(),
  catalogue: catalogue.optional(),
  documents: z.array(slug.meta({ title: 'Set of documents', collection: 'documents' })),
  hero,
  secondary,
  features: z.array(feature).min(3),
  closing: closing.optional(),
  howToPlay: howToPlay.optional(),
  related: z
    .array(slug.meta({ title: 'Game', collection: 'games' }))
    .min(2)
    .meta({ title: 'Related games' }),
})

export type Picture = z.infer<typeof picture>
export type Focus = NonNullable<Picture['focus']>
export type Line = z.infer<typeof line>
export type GameFile = z.infer<typeof gameFile>
