import { z } from 'zod'
import { boxFact, facts, sourcedFact, text } from './game-facts-schema.ts'

/** `games/nemesis` style addresses are made of these: lower case letters, digits, single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower case letters, digits and hyphens')

export { text }

const paragraphs = z.union([text, z.array(text).min(1)])
const sitePath = z
  .string()
  .regex(/^\/([\w./#-]*)$/, 'a path on this site, like /download or /download/#nemesis')
export const webAddress = z.url({ protocol: /^https$/, error: 'an address that starts with https://' })
const mailto = z
  .string()
  .regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an address like mailto:name@example.com')
const videoId = z.string().regex(/^[\w-]{11}$/, "the provider's 11-character id")
export const isoDate = z.iso.date({ error: 'a date like 2026-11-20' })

/** What the company or its lawyer has still to answer. `npm run launch-check` lists it; no page shows it. */
export const toConfirm = z.array(text).min(1).optional()

/** A link that leaves the site. `confirmed: false` marks an address no source states; the launch check lists it. */
export const outsideLink = z.strictObject({ href: webAddress, confirmed: z.boolean() })

/** A picture in the `images/` folder beside the content file. The alternative text says what is seen. */
export const picture = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.(webp|avif|png|jpg)$/, 'a file name like hero.webp'),
  alt: text.max(180),
})

/** Specification §3, "Menu entry". */
export const menuEntry = z.strictObject({
  label: text,
  to: z.union([sitePath, webAddress]).optional(),
  external: z.boolean().optional(),
  confirmed: z.boolean().optional(),
  disabled: z.boolean().optional(),
})

export const line = z.enum(['main', 'questline', 'lite'])

/** The first button leaves the site (`buttonOneLink`) or scrolls to a section (`buttonOneTarget`), never both. */
const hero = z
  .strictObject({
    desc: text,
    image: picture,
    slides: z.array(picture).min(3, 'at least three pictures'),
    buttonOneText: text.optional(),
    buttonOneLink: webAddress.optional(),
    buttonOneTarget: slug.optional(),
    buttonTwoText: text.optional(),
    buttonTwoLink: webAddress.optional(),
  })
  .refine(
    (it) => (it.buttonOneLink === undefined) !== (it.buttonOneTarget === undefined),
    'either buttonOneLink or buttonOneTarget',
  )

/** Specification §3, "Secondary section": a picture, a loop of ours, or a provider video by id. */
const secondary = z.strictObject({
  componentId: slug,
  title: text,
  desc: paragraphs,
  buttonText: text.optional(),
  buttonLink: z.union([sitePath, webAddress]).optional(),
  image: picture,
  loop: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of a loop in images/, without its ending')
    .optional(),
  videoId: videoId.optional(),
})

const feature = z.strictObject({
  componentId: slug,
  images: z.array(picture).min(1),
  title: text,
  desc: paragraphs,
  buttonText: text,
  target: slug,
  offset: z.int().optional(),
  /**
   * Pictures on the right, text on the left. Each feature must differ from the one before it. The secondary section
   * counts as the one before the first and needs no flag of its own: its text stands across from the first feature's.
   */
  right: z.boolean(),
})

const closing = z.strictObject({
  componentId: slug,
  image: picture,
  title: text,
  desc: text,
  buttonText: text.optional(),
  scrollId: slug.optional(),
})

const howToPlay = z.strictObject({
  title: text,
  pageTitle: text,
  desc: text,
  poster: picture,
  videoId: videoId.optional(),
  chapters: z
    .array(z.strictObject({ seconds: z.int().min(0), title: text }))
    .refine((it) => it.every((chapter, at) => at === 0 || chapter.seconds > (it[at - 1]?.seconds ?? 0)), {
      error: 'found chapters out of order, allowed: each begins later than the one before',
    })
    .optional(),
  /** The day the provider shows for the video; search engines ask for it. */
  uploaded: isoDate.optional(),
})

/** One catalogue entry, specification §3; a game without it has a page but no tile on the discover screen. */
const catalogue = z.strictObject({
  line,
  order: z.int().min(1),
  bggLink: webAddress.optional(),
  fbLink: webAddress.optional(),
  downloadLink: z.enum(['/our-games', '/download']),
})

export const gameFile = z.strictObject({
  /** As people write it: the h1 and the menus. */
  name: text,
  /** The part before "| brand" in the page title; absent shows the site's own title (specification §2, agricola-se). */
  pageTitle: text.optional(),
  summary: text.max(160),
  kind: z.enum(['boardGame', 'videoGame']),
  /** Which title face and accent the page wears. */
  mood: z.enum(['carved', 'wide']),
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
  bgg: webAddress.optional(),
  store: webAddress.optional(),
  catalogue: catalogue.optional(),
  /** Document sets (file names in content/downloads, without the ending) that belong to this game. */
  documents: z.array(slug),
  hero,
  secondary,
  features: z.array(feature).min(3),
  closing: closing.optional(),
  howToPlay: howToPlay.optional(),
  related: z.array(slug).min(2),
})

const numberFact = z.strictObject({ value: text, label: text })

const contactTopic = z.strictObject({
  label: text,
  to: z.union([sitePath, webAddress]),
  external: z.boolean(),
  confirmed: z.boolean().optional(),
  image: picture,
})

export const siteFile = z.strictObject({
  brand: z.strictObject({ name: text, slug, product: text, legalName: text }),
  origin: webAddress,
  description: text.max(160),
  home: z.strictObject({
    title: text,
    intro: z.array(text).min(1),
    images: z.array(picture).length(5, 'exactly five pictures'),
    values: z.array(z.strictObject({ title: text, desc: text })).length(3, 'passion, community, inspiration'),
    numbers: z.array(numberFact).length(6, 'exactly six numbers'),
  }),
  menus: z.strictObject({
    main: z.array(menuEntry),
    questline: z.array(menuEntry),
    lite: z.array(menuEntry),
  }),
  links: z.strictObject({
    careers: outsideLink,
    support: outsideLink,
    mentoring: outsideLink,
    fallOfAvalonStore: outsideLink,
    facebook: outsideLink,
    instagram: outsideLink,
    youtube: outsideLink,
  }),
  ludomentor: z.strictObject({
    desc: text,
    image: picture,
    site: outsideLink,
    ios: outsideLink,
    android: outsideLink,
    desktop: outsideLink,
  }),
  campaign: z.strictObject({ switchAt: z.iso.datetime(), before: text, after: text, link: outsideLink }),
  contactTopics: z.array(contactTopic).length(7, 'exactly seven topics'),
  /** Absent: no analytics at all. Present: loaded for visitors who have accepted. */
  analytics: z
    .strictObject({
      measurementId: z.string().regex(/^G-[A-Z0-9]{6,12}$/, 'a measurement id like G-AB12CD34EF'),
    })
    .optional(),
  /** Where people report weaknesses of the site (RFC 9116), the preferred way first. */
  security: z.strictObject({
    contacts: z.array(z.union([webAddress, mailto])).min(1),
    confirmed: z.boolean(),
  }),
  notFound: z.strictObject({ image: picture }),
  toConfirm,
  press: z.strictObject({ image: picture }),
})

export const legalFile = z.strictObject({
  path: sitePath,
  title: text,
  heading: text,
  summary: text.max(160),
  language: z.enum(['en', 'pl']),
  updated: isoDate,
  /** When what the text says was last held against the site itself. */
  checked: isoDate.optional(),
  /** While false the page says at its top that a lawyer has still to confirm it. */
  confirmed: z.literal([true, false, 'not needed'], 'true, false or "not needed"'),
  /** The same text in other languages: language to path. */
  translations: z.record(z.enum(['en', 'pl']), sitePath).optional(),
  related: z.array(sitePath).optional(),
  toConfirm,
})

export type Picture = z.infer<typeof picture>
export type MenuEntry = z.infer<typeof menuEntry>
export type Line = z.infer<typeof line>
export type GameFile = z.infer<typeof gameFile>
export type SiteFile = z.infer<typeof siteFile>
export type LegalFile = z.infer<typeof legalFile>
