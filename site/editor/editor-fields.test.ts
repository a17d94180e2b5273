import { expect, test } from 'vitest'
import { z } from 'zod'
import { textSchema } from '../content-files/schema-parts.ts'
import { editorFields } from './editor-fields.ts'

const fieldFor = (schema: z.ZodType) => editorFields(z.strictObject({ value: schema }))[0]

const options = (...all: [value: string | boolean, label: string][]) => ({
  options: all.map(([value, label]) => ({ value, label })),
})

const gameSchema = textSchema.meta({ collection: 'games' })
const longText = textSchema.meta({ multiline: true })
const inEachLanguage = [{ name: 'en', label: 'En', required: false }, { name: 'pl' }]

test.each<[string, z.ZodType, object]>([
  ['a choice', z.enum(['a', 'b']).meta({ labels: { a: 'Alpha' } }), options(['a', 'Alpha'], ['b', 'b'])],
  ['a choice of several types', z.literal([true, 'no']), options([true, 'Yes'], ['no', 'no'])],
  ['yes, no or no answer', z.boolean().optional(), options([true, 'Yes'], [false, 'No'])],
  ['yes or no answer', z.literal(true).optional(), options([true, 'Yes'])],
  ['yes or no', z.boolean(), { widget: 'boolean' }],
  ['a whole number', z.int().min(1), { widget: 'number', min: 1 }],
  ['a picture', textSchema.meta({ shows: 'picture' }), { widget: 'image' }],
  ['a document', textSchema.meta({ shows: 'file' }), { widget: 'file' }],
  ['another entry', gameSchema, { widget: 'relation', collection: 'games' }],
  ['a date', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a moment', z.iso.datetime(), { widget: 'datetime', input_timezone: 'utc' }],
  ['a colour', textSchema.meta({ shows: 'colour' }), { widget: 'color' }],
  ['a text of several lines', longText, { widget: 'text' }],
  ['a text', textSchema, { widget: 'string', required: true, label: 'Value' }],
  ['a text that may be missing', textSchema.optional(), { widget: 'string', required: false }],
  ['a text with a limit', textSchema.max(90), { widget: 'string', maxlength: 90 }],
  ['a text with a pattern', z.string().regex(/^a+$/, 'only a'), { pattern: ['^a+$', 'only a'] }],
  ['words of its own', textSchema.meta({ title: 'Name', description: 'In full' }), { label: 'Name', hint: 'In full' }],
  ['an address of one of two kinds', z.union([textSchema, z.url()]), { widget: 'string' }],
  ['other entries', z.array(gameSchema).min(2), { widget: 'relation', multiple: true, min: 2 }],
  ['two words', z.strictObject({ firstButton: textSchema }), { fields: [{ label: 'First button' }] }],
  ['a list of lines', z.array(textSchema).min(1), { widget: 'list', min: 1 }],
  ['a list of long texts', z.array(longText).min(1), { field: { name: 'value', label: 'Value', widget: 'text' } }],
  [
    'a record',
    z.partialRecord(z.enum(['en', 'pl']), textSchema).optional(),
    { widget: 'object', fields: inEachLanguage },
  ],
])('%s has its field', (_, schema, expected) => {
  expect(fieldFor(schema)).toMatchObject(expected)
})

test('a list of entries of several types offers each with its own fields', () => {
  const kinds = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('feature'), title: textSchema }),
    z.strictObject({ type: z.literal('closing'), image: textSchema }).meta({ title: 'The end' }),
  ])
  const field = fieldFor(z.array(kinds).min(1))
  expect(field?.types?.map(({ name, label, fields }) => [name, label, fields.map((inner) => inner.name)])).toEqual([
    ['feature', 'Feature', ['title']],
    ['closing', 'The end', ['image']],
  ])
})

test.each<[string, z.ZodType]>([
  ['a value of several types', z.union([textSchema, z.array(textSchema)])],
  ['a list that may be empty but not missing', z.array(textSchema)],
  ['an object that may be empty but not missing', z.strictObject({ c: textSchema.optional() })],
  ['a date of JavaScript', z.date()],
  ['anything at all', z.unknown()],
])('%s is refused by the name of its field', (_, schema) => {
  expect(() => editorFields(z.strictObject({ a: z.strictObject({ b: schema }) }))).toThrow(/a\.b|Date/)
})
