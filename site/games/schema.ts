import { z } from 'zod'
import { isoDate, picture, prose, slug, text, videoId, webAddress } from '../fields.ts'
import { section } from './section-schema.ts'

const kind = z
  .enum(['boardGame', 'videoGame'])
  .meta({ words: { boardGame: 'Board game', videoGame: 'Video game' } })

export const line = z
  .enum(['main', 'questline', 'lite'])
  .meta({ words: { main: 'Main line', questline: 'Questline', lite: 'Awaken Realms Lite' } })

const mood = z
  .enum(['carved', 'wide'])
  .meta({ description: 'The letters of its title', words: { carved: 'Carved', wide: 'Wide' } })

/** Inclusive bounds, smallest first; they feed the filters of the catalogue. */
const range = z
  .tuple([z.int().min(1).meta({ title: 'Number' }), z.int().min(1)])
  .meta({ description: 'The smallest and the largest, for the filters of all games' })
  .refine(([least, most]) => least <= most, 'two numbers, the smaller first')

const facts = z.strictObject({
  playTime: text.optional(),
  players: text.optional(),
  playersRange: range.optional(),
  minutesRange: range.optional(),
  minAge: z
    .string()
    .regex(/^\d+\+$/, 'an age like 14+')
    .optional(),
  designers: z
    .array(text.meta({ title: 'Designer' }))
    .min(1)
    .optional(),
  developer: text.optional(),
  platforms: z
    .array(text.meta({ title: 'Platform' }))
    .min(1)
    .optional(),
  year: z.int().min(2010).max(2100).optional(),
})

/** The facts that need a source. The two ranges say the same in numbers for the catalogue's filters. */
const sourcedFact = z.enum(['playTime', 'players', 'minAge', 'designers', 'developer', 'platforms', 'year'])

/** One row of the "box and play" block. Its source is checked to be there and shown nowhere. */
const boxFact = z.strictObject({
  label: z.enum([
    'Characters',
    'Factions',
    'Scenarios',
    'Length',
    'Ways to play',
    'To win',
    'In the box',
    'Editions',
    'Box size',
    'Complexity',
    'Expansions',
    'Based on',
    'Made with',
    'Licensed by',
  ]),
  /** Several stand below one another. */
  value: z.array(text.meta({ title: 'Line' })).min(1),
  source: text,
})

/** The first button leaves the site (`buttonOneLink`) or scrolls to a section (`buttonOneTarget`), never both. */
const hero = z
  .strictObject({
    desc: prose,
    image: picture,
    slides: z
      .array(picture.meta({ title: 'Picture' }))
      .min(3, 'at least three pictures')
      .meta({ title: 'Pictures that change' }),
    buttonOneText: text.optional().meta({ title: 'First button' }),
    buttonOneLink: webAddress.optional().meta({ title: 'First button leads to another site' }),
    buttonOneTarget: slug.optional().meta({ title: 'First button leads to a section' }),
    buttonTwoText: text.optional().meta({ title: 'Second button' }),
    buttonTwoLink: webAddress.optional().meta({ title: 'Second button leads to' }),
  })
  .refine(
    (it) => (it.buttonOneLink === undefined) !== (it.buttonOneTarget === undefined),
    'the first button leads either to another site or to a section',
  )

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

/** One catalogue entry, docs/specification.md, "Catalogue entry"; a game without it has a page but no tile on the discover screen. */
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
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour like #c8a24a, at least 4.5:1 on the page background')
    .meta({
      shows: 'colour',
      description: 'Titles and buttons of its page: light, to be read on the dark ground',
    }),
  tile: picture,
  released: z
    .boolean()
    .meta({ description: 'No while nobody can have it: an unknown play time is then "To be announced"' }),
  facts,
  sources: z
    .partialRecord(sourcedFact, text)
    .meta({ description: 'Where each of the facts was found. No page shows it.' }),
  boxAndPlay: z.array(boxFact).min(1).optional(),
  background: z
    .array(z.strictObject({ fact: text, source: text }).meta({ title: 'Fact' }))
    .optional()
    .meta({ description: 'What the texts say and no fact above does, with its source. No page shows it.' }),
  tags: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+$/, 'a tag in lower case letters and digits, without the hash')
        .meta({ title: 'Tag' }),
    )
    .min(1),
  bgg: webAddress.optional().meta({ title: 'BoardGameGeek' }),
  getIt: webAddress
    .optional()
    .meta({ title: 'Get it', description: 'Where one can get the game, confirmed by the publisher' }),
  catalogue: catalogue
    .optional()
    .meta({ description: 'Its tile among the games of the home page; none without it' }),
  documents: z
    .array(slug.meta({ title: 'Set of documents', collection: 'documents' }))
    .min(1)
    .optional(),
  hero,
  sections: z.array(section.meta({ title: 'Section' })).min(1),
  howToPlay: howToPlay.optional(),
  related: z
    .array(slug.meta({ title: 'Game', collection: 'games' }))
    .min(2)
    .meta({ title: 'Related games' }),
})

export type Line = z.infer<typeof line>
export type GameFile = z.infer<typeof gameFile>
