import { expect, test } from 'vitest'
import { z } from 'zod'
import { textSchema } from '../content-files/schema-parts.ts'
import { gameFileSchema } from '../games/game-schema.ts'
import { aGameContent } from '../testing/a-game.ts'
import { schemaOf } from './collections.ts'
import { mistakesIn } from './editor.client.ts'

test('the smallest game can be saved: what is not known is left empty', () => {
  expect(mistakesIn(gameFileSchema, aGameContent)).toEqual([])
})

test('a dot in an id divides nothing', () => {
  const schema = z.strictObject({ documents: z.array(z.strictObject({ id: textSchema.max(3) })).min(1) })
  expect(mistakesIn(schema, { documents: [{ id: 'nemesis-faq-1.1' }] })).toEqual([
    'Documents › 1 (nemesis-faq-1.1) › Id: found "nemesis-faq-1.1", allowed: at most 3 characters',
  ])
})

test('a line that is no redirect is refused before it is saved', () => {
  const schema = schemaOf('content/redirects.txt')
  const refused = schema && mistakesIn(schema, { body: '/a /b 301\n/c' })
  expect(refused).toEqual([expect.stringContaining('allowed: no mistake in line 2: found "/c", allowed: "/from /to"')])
})

test('a mistake is told once, in the labels of the form, and what may be missing may be left empty', () => {
  const heading = textSchema.max(3).meta({ title: 'Heading' })
  const feature = z.strictObject({ type: z.literal('feature'), title: heading, note: textSchema.optional() })
  const schema = z.strictObject({ pageParts: z.array(z.discriminatedUnion('type', [feature])).min(1) })
  const pageParts = [
    { type: 'feature', title: 'yes', note: '' },
    { type: 'feature', title: 'too long', note: null },
  ]
  expect(mistakesIn(schema, { pageParts })).toEqual([
    'Page parts › 2 › Heading: found "too long", allowed: at most 3 characters',
  ])
})
