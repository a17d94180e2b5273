import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Mistake } from '../content-error.ts'
import { frontMatter } from './front-matter.server.ts'

const head = z.strictObject({ title: z.string() })

test('takes a text apart into its front matter and its Markdown', () => {
  const mistakes: Mistake[] = []
  expect(frontMatter('a.md', '---\ntitle: A\n---\n## B\n\n---\n', head, mistakes)).toEqual({
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
  expect(frontMatter('a.md', text, head, mistakes)).toBeUndefined()
  expect(mistakes).toEqual([{ file: 'a.md', field, problem: expect.stringContaining(problem) }])
})
