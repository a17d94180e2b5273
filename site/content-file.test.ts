import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readMarkdown } from './content-file.server.ts'
import { ContentError, type Mistake, mistakesOf } from './content-mistakes.ts'
import { sitePath, webAddress } from './schema-parts.ts'

const dish = z.strictObject({ name: z.string(), price: z.number(), tags: z.array(z.string()) })

test('names the file, the field, what was found and what is allowed', () => {
  const root = { name: 'Soup', price: 'cheap', tags: ['hot', 7], colour: 'red' }
  const result = dish.safeParse(root)
  const mistakes = result.success ? [] : mistakesOf('content/dish.yaml', root, result.error)
  expect(new ContentError(mistakes).message.split('\n')).toEqual([
    '3 mistakes in content files',
    expect.stringMatching(/^content\/dish\.yaml: price: found "cheap", allowed: .*number/),
    expect.stringMatching(/^content\/dish\.yaml: tags\.1: found 7, allowed: .*string/),
    'content/dish.yaml: colour: found "red", allowed: no such field here',
  ])
})

test('of a field that may be this or that it says both', () => {
  const root = { to: 'contact' }
  const result = z.strictObject({ to: z.union([sitePath, webAddress]) }).safeParse(root)
  expect(result.success ? [] : mistakesOf('x.yaml', root, result.error).map((it) => it.problem)).toEqual([
    'found "contact", allowed: a path on this site, like /download or /download/#nemesis, or an address that starts with https://',
  ])
})

test('says it once, without the places in the code', () => {
  const printed = inspect(
    new ContentError([{ file: 'content/dish.yaml', field: 'price', problem: 'found "cheap"' }]),
  )
  expect(printed).toBe('[ContentError: 1 mistake in content files\ncontent/dish.yaml: price: found "cheap"]')
})

const head = z.strictObject({ title: z.string() })

test('takes a text apart into its front matter and its Markdown', () => {
  const mistakes: Mistake[] = []
  expect(readMarkdown('a.md', '---\ntitle: A\n---\n## B\n\n---\n', head, mistakes)).toEqual({
    head: { title: 'A' },
    markdown: '## B\n\n---\n',
  })
  expect(mistakes).toEqual([])
})

test.each([
  ['without front matter', '## B\n', '(whole file)', 'found no front matter'],
  ['with nothing but front matter', '---\ntitle: A\n---\n', '(whole file)', 'found no front matter'],
  ['whose front matter is no YAML', '---\ntitle: [A\n---\n## B\n', '(whole file)', 'line 1'],
  ['whose front matter does not fit', '---\ntitle: 7\n---\n## B\n', 'title', 'found 7, allowed: '],
])('names a file %s', (_case, text, field, problem) => {
  const mistakes: Mistake[] = []
  expect(readMarkdown('a.md', text, head, mistakes)).toBeUndefined()
  expect(mistakes).toEqual([{ file: 'a.md', field, problem: expect.stringContaining(problem) }])
})
