import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from '../save/save.ts'
import { contentForms } from './content-forms.ts'
import { formOf } from './form.ts'
import { fromForm, labelsOf, toForm } from './values.ts'

const files = Object.values(contentForms).flatMap(({ file, form }) =>
  globSync(file).map((name): [string, typeof form] => [name, form]),
)

test.each(files)('%s comes out of its form as it went in', (file, form) => {
  const content = fieldsOf(file, readFileSync(file, 'utf8'))
  const shown = Object.fromEntries(Object.entries(content).filter(([key]) => key in form.fields))
  expect(Object.keys(shown)).not.toEqual([])
  const kept = fromForm(form, JSON.parse(JSON.stringify(toForm(form, content))))
  expect(spread(kept)).toEqual(spread(shown))
})

test('a schema that cannot be shown is an error that names the field', () => {
  const odd = z.object({ when: z.map(z.string(), z.string()) })
  expect(() => formOf(odd)).toThrow('when cannot be shown in the editor')
})

test('label, help, limits and the words for a wrong value come from the schema', () => {
  const code = z.string().regex(/^[a-z]+$/, 'letters only')
  const schema = z.object({
    playTime: z.string().max(9).optional(),
    code: code.meta({ title: 'Code', description: 'Of the game' }),
  })
  expect(formOf(schema).fields).toEqual({
    playTime: { label: 'Play time', optional: true, is: 'text', multiline: false, max: 9 },
    code: {
      label: 'Code',
      help: 'Of the game',
      optional: false,
      is: 'text',
      multiline: false,
      pattern: '^[a-z]+$',
      problem: 'letters only',
    },
  })
})

test('a field that is left empty is left out, and so is a group that is switched off', () => {
  const form = formOf(z.object({ a: z.string().optional(), b: z.object({ c: z.string() }).optional() }))
  expect(fromForm(form, { a: ' ', b: { discriminant: false } })).toEqual({})
})

test('a mistake is told in the words of the form', () => {
  const form = formOf(z.object({ menus: z.array(z.object({ to: z.string().meta({ title: 'Leads to' }) })) }))
  expect(labelsOf(form, ['menus', '1', 'to'])).toEqual(['Menus', 'no. 2', 'Leads to'])
  expect(labelsOf(form, ['menus'])).toEqual(['Menus'])
  expect(labelsOf(form, ['componentId'])).toEqual(['componentId'])
})

/** A text alone and a list of one text are the same to a form; a paragraph's last line break is nothing. */
function spread(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? spread(value[0]) : value.map(spread)
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, spread(it)]))
}
