import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ContentError, parseBySchema } from './content-mistakes.ts'
import { linkSchema, textSchema } from './schema-parts.ts'

const dish = z.strictObject({ name: z.string(), price: z.number(), tags: z.array(z.string()) })

test('names the file, the field, what was found and what is allowed', () => {
  const root = { name: 'Soup', price: 'cheap', tags: ['hot', 7], colour: 'red' }
  const { mistakes } = parseBySchema(root, dish)
  const error = new ContentError(mistakes.map((found) => ({ file: 'content/dish.yaml', ...found })))
  expect(error.message.split('\n')).toEqual([
    '3 mistakes in content files',
    expect.stringMatching(/^content\/dish\.yaml: price: found "cheap", allowed: a number$/),
    expect.stringMatching(/^content\/dish\.yaml: tags\.1: found 7, allowed: a text$/),
    'content/dish.yaml: colour: found "red", allowed: no such field here',
  ])
})

const ofKind = (type: string) => z.strictObject({ type: z.literal(type) })
const kinds = z.discriminatedUnion('type', [ofKind('feature'), ofKind('closing')])

test.each<[string, z.ZodType, unknown, string]>([
  ['a text', textSchema, undefined, 'found nothing, allowed: a text'],
  ['an empty text', textSchema, ' ', 'found " ", allowed: a text'],
  ['a text that is too long', textSchema.max(3), 'long', 'found "long", allowed: at most 3 characters'],
  ['a whole number', z.int(), 1.5, 'found 1.5, allowed: a whole number'],
  ['a number that is too small', z.int().min(2010), 9, 'found 9, allowed: at least 2010'],
  ['yes or no', z.boolean(), 'no', 'found "no", allowed: true or false'],
  ['a choice', z.enum(['faq', 'map']), 'x', 'found "x", allowed: faq, map'],
  ['a list', z.array(textSchema), 'x', 'found "x", allowed: a list'],
  ['a list that is too short', z.array(textSchema).min(2), ['x'], 'found ["x"], allowed: at least 2 entries'],
  ['an object', z.strictObject({}), 'x', 'found "x", allowed: fields with values'],
  ['a moment', z.iso.datetime(), 'x', 'found "x", allowed: a time like 2026-11-20T18:00:00Z'],
  [
    'a path or an address',
    linkSchema,
    'contact',
    'found "contact", allowed: a path on this site, like /download or /download#nemesis, or an address that starts with https://',
  ],
  ['an entry of no known type', kinds, { type: 'x' }, 'found "x", allowed: feature, closing'],
])('tells staff what %s may be, in plain words', (_, schema, value, problem) => {
  const { mistakes } = parseBySchema(value, schema)
  expect(mistakes.map((found) => found.problem)).toEqual([problem])
})

test('the error is printed once, without a stack of our code', () => {
  const printed = inspect(new ContentError([{ file: 'content/dish.yaml', field: 'price', problem: 'found "cheap"' }]))
  expect(printed).toBe('[ContentError: 1 mistake in content files\ncontent/dish.yaml: price: found "cheap"]')
})

test('a mistake in content/documents/ is not taken for a use of the browser’s document', () => {
  const error = new ContentError([{ file: 'content/documents/soup.yaml', field: 'id', problem: 'found ""' }])
  // Where this has the word, Astro adds a hint about the browser's APIs.
  expect(String(error)).not.toContain('document')
})
