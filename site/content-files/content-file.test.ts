import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseMarkdown } from './content-file.build.ts'

const head = z.strictObject({ title: z.string() })

test.each([
  ['', '\n'],
  [' with the line ends of Windows', '\r\n'],
])('takes a text%s apart into its front matter and its Markdown', (_case, end) => {
  const markdown = ['## B', '', '---', ''].join(end)
  const file = ['---', 'title: A', '---', markdown].join(end)
  expect(parseMarkdown('a.md', file, head)).toEqual({ value: { head: { title: 'A' }, markdown }, mistakes: [] })
})

test.each([
  ['without front matter', '## B\n', '(whole file)', 'found no front matter'],
  ['with nothing but front matter', '---\ntitle: A\n---\n', '(whole file)', 'found no front matter'],
  ['whose front matter is no YAML', '---\ntitle: [A\n---\n## B\n', '(whole file)', '(1:'],
  ['whose front matter does not fit', '---\ntitle: 7\n---\n## B\n', 'title', 'found 7, allowed: '],
])('names a file %s', (_case, text, field, problem) => {
  const mistakes = [{ file: 'a.md', field, problem: expect.stringContaining(problem) }]
  expect(parseMarkdown('a.md', text, head)).toEqual({ value: undefined, mistakes })
})
