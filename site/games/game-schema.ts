import { z } from 'zod'
import { pictureSchema, proseSchema, slugSchema, textSchema, urlSchema } from '../content-files/schema-parts.ts'
import { contrastOf, pageBackground } from '../styles/contrast.ts'
import { playersPattern, playTimePattern } from './facts.ts'
import { sectionSchema, videoIdSchema } from './section-schema.ts'

export const gamesFolder = 'content/games'

/** A list of at least one text. `title` names one of them in the editor. */
const textListSchema = (title: string) => z.array(textSchema.meta({ title })).min(1)

/** The names of other entries, each of them once. `title` names one in the editor. */
const slugListSchema = (title: string, collection: string) =>
  z.array(slugSchema.meta({ title, collection })).refine((all) => new Set(all).size === all.length, 'each of them once')

const factsSchema = z.strictObject({
  playTime: z
    .string()
    .regex(playTimePattern, 'a time like 90-120 minutes, About 2 hours or 1-3 hours per Act')
    .optional(),
  players: z.string().regex(playersPattern, 'a number like 1-4, up to 5 or 2-4 (1 with an expansion)').optional(),
  minAge: z
    .string()
    .regex(/^\d+\+$/, 'an age like 14+')
    .optional(),
  designers: textListSchema('Designer').optional(),
  developer: textSchema.optional(),
  platforms: textListSchema('Platform').optional(),
  year: z.int().min(2010).max(2100).optional(),
})

/** One row of the "box and play" block. It must have a source, which no page shows. */
const boxFactSchema = z
  .strictObject({
    label: textSchema,
    /** One line each. */
    value: textListSchema('Line'),
    source: textSchema.meta({ description: 'Where it was found. No page shows it.' }),
  })
  .meta({ title: 'Row' })

/** A picture whose name begins so, because the name decides its sizes (`picture-sizes.build.ts`). */
const namedPictureSchema = (start: string) =>
  pictureSchema.refine(({ file }) => file.startsWith(start), {
    path: ['file'],
    error: `a name that begins with ${start}`,
  })

const heroSchema = z.strictObject({
  desc: proseSchema,
  image: namedPictureSchema('hero'),
  buttonOneText: textSchema.optional().meta({ title: 'First button' }),
  buttonOneLink: z
    .union([z.string().regex(/^#[a-z0-9-]+$/, 'a section of the page, like #world'), urlSchema])
    .meta({ title: 'First button leads to', description: '#section or https://' }),
  buttonTwoText: textSchema.optional().meta({ title: 'Second button' }),
  buttonTwoLink: urlSchema.optional().meta({ title: 'Second button leads to' }),
})

const howToPlaySchema = z.strictObject({
  desc: proseSchema,
  steps: z
    .array(z.strictObject({ title: textSchema, desc: proseSchema, image: pictureSchema }).meta({ title: 'Step' }))
    .min(3)
    .meta({ description: 'How a game goes, one step after the other' }),
  poster: pictureSchema,
  videoId: videoIdSchema.optional(),
})

/** Links of the tile, docs/specification.md, "Tile links"; a game without them has no tile on the home page. */
const tileLinksSchema = z.strictObject({
  showsBgg: z.literal(true).optional().meta({ title: 'Also leads to BoardGameGeek' }),
  fbLink: urlSchema.optional().meta({ title: 'Facebook' }),
  downloadLink: z
    .enum(['/our-games', '/download'])
    .meta({ labels: { '/our-games': 'Our games', '/download': 'The download centre' } }),
})

const gameSchema = z.strictObject({
  name: textSchema.meta({ description: 'As people write it: heading and menus' }),
  pageTitle: textSchema.optional().meta({
    description: 'What the browser’s tab says before the "|". Without it the tab has the title of the site.',
  }),
  description: textSchema.max(160).meta({ description: 'What search engines show', multiline: true }),
  kind: z.enum(['boardGame', 'videoGame']).meta({ labels: { boardGame: 'Board game', videoGame: 'Video game' } }),
  typeface: z
    .enum(['carved', 'wide'])
    .meta({ title: 'Letters of the title', labels: { carved: 'Carved', wide: 'Wide' } }),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour like #c8a24a')
    .refine(
      (colour) => contrastOf(colour, pageBackground) >= 4.5,
      'a lighter colour: at least 4.5:1 on the page background',
    )
    .meta({ shows: 'colour', description: 'Titles and buttons of its page: light, to be read on the dark ground' }),
  tile: namedPictureSchema('tile'),
  released: z.boolean().meta({ description: 'Off while nobody can have it: its page says so' }),
  facts: factsSchema.default({}),
  sources: z
    .partialRecord(factsSchema.keyof(), textSchema)
    .default({})
    .meta({ description: 'Where each of the facts was found. No page shows it.' }),
  boxAndPlay: z.array(boxFactSchema).min(1).optional(),
  otherSources: z
    .array(z.strictObject({ fact: textSchema, source: textSchema }).meta({ title: 'Fact' }))
    .optional()
    .meta({
      description: 'Claims in the texts that are not among the facts above, each with its source. No page shows them.',
    }),
  tags: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+$/, 'a tag in lower case letters and digits, without the hash')
        .meta({ title: 'Tag' }),
    )
    .min(1),
  bgg: urlSchema.optional().meta({ title: 'BoardGameGeek' }),
  getIt: urlSchema
    .optional()
    .meta({ title: 'Get it', description: 'Where one can get the game, confirmed by the publisher' }),
  tileLinks: tileLinksSchema
    .optional()
    .meta({ description: 'Where its tile leads. Without this it has no tile on the home page' }),
  sets: slugListSchema('Set of documents', 'sets').min(1).optional().meta({ title: 'Sets of documents' }),
  hero: heroSchema.meta({ description: 'The picture, words and buttons at the top of its page' }),
  sections: z.array(sectionSchema.meta({ title: 'Section' })).min(1),
  howToPlay: howToPlaySchema.optional(),
  related: slugListSchema('Game', 'games').min(2).meta({ title: 'Related games' }),
})

export type GameContent = z.infer<typeof gameSchema>

/** Adds a mistake: what is allowed in its place, and the path of the field. */
type AddMistake = (allowed: string, ...path: PropertyKey[]) => void

/** What `content/games/<slug>/game.yaml` holds. `read-games.build.ts` checks what needs other files as well. */
export const gameFileSchema = gameSchema.superRefine((value, context) => {
  const addMistake: AddMistake = (message, ...path) => context.addIssue({ code: 'custom', path, message })
  addSectionMistakes(value, addMistake)
  addSourceMistakes(value, addMistake)
  if (value.tileLinks?.showsBgg && !value.bgg) addMistake('an address, since the tile leads there', 'bgg')
})

/** Nothing on the site is invented: each fact has its source. */
function addSourceMistakes({ facts, sources }: GameContent, addMistake: AddMistake): void {
  for (const fact of Object.keys(facts))
    if (!(fact in sources)) addMistake('where this fact was found', 'sources', fact)
}

/**
 * | refused                                                   | because                                     |
 * |-----------------------------------------------------------|---------------------------------------------|
 * | an id that is twice on the page                           | a link to it could mean either              |
 * | a button to its own section, or to one that is not there  | it would do nothing                         |
 * | a closing section that leads to documents of another game | its button would lead elsewhere, or nowhere |
 */
function addSectionMistakes({ hero, sections, sets = [] }: GameContent, addMistake: AddMistake): void {
  const ids = sections.map(({ componentId }) => componentId)
  const { buttonOneLink } = hero
  if (buttonOneLink.startsWith('#') && !ids.includes(buttonOneLink.slice(1)))
    addMistake(ids.map((id) => `#${id}`).join(', '), 'hero', 'buttonOneLink')
  for (const [index, section] of sections.entries()) {
    if (ids.indexOf(section.componentId) !== index)
      addMistake('a name that no other section has', 'sections', index, 'componentId')
    if (section.type === 'closing' && section.scrollId && !sets.includes(section.scrollId))
      addMistake(sets.join(', ') || 'no documents', 'sections', index, 'scrollId')
    const targets = ids.filter((id) => id !== section.componentId)
    if (section.type === 'feature' && !targets.includes(section.target))
      addMistake(targets.join(', '), 'sections', index, 'target')
  }
}
