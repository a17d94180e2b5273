import { z } from 'zod'
import { text } from '../fields.ts'

export const kind = z
  .enum(['boardGame', 'videoGame'])
  .meta({ words: { boardGame: 'Board game', videoGame: 'Video game' } })

export const line = z
  .enum(['main', 'questline', 'lite'])
  .meta({ words: { main: 'Main line', questline: 'Questline', lite: 'Awaken Realms Lite' } })

export const mood = z
  .enum(['carved', 'wide'])
  .meta({ description: 'The letters of its title', words: { carved: 'Carved', wide: 'Wide' } })

/** Inclusive bounds, smallest first; they feed the filters of the catalogue. */
const range = z
  .tuple([z.int().min(1), z.int().min(1)])
  .refine(([least, most]) => least <= most, 'two numbers, the smaller first')

export const facts = z.strictObject({
  playTime: text.optional(),
  players: text.optional(),
  playersRange: range.optional(),
  minutesRange: range.optional(),
  minAge: z
    .string()
    .regex(/^\d+\+$/, 'an age like 14+')
    .optional(),
  designers: z.array(text).min(1).optional(),
  developer: text.optional(),
  platforms: z.array(text).min(1).optional(),
  year: z.int().min(2010).max(2100).optional(),
})

/** The facts that need a source. The two ranges say the same in numbers for the catalogue's filters. */
export const sourcedFact = z.enum([
  'playTime',
  'players',
  'minAge',
  'designers',
  'developer',
  'platforms',
  'year',
])

/** One row of the "box and play" block. Its source is checked to be there and shown nowhere. */
export const boxFact = z.strictObject({
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
