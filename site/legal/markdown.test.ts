import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.build.ts'

test('lists second-level headings and gives each an id of plain letters', () => {
  const text = '## 1. One\n\ntext\n\n### Part\n\n## 2. "Two" & more\n\n## Łódź, Kraków\n'
  const { html, contents } = renderMarkdown(text, 'en')
  expect(contents).toEqual([
    { id: '1-one', title: '1. One' },
    { id: '2-two-more', title: '2. "Two" & more' },
    { id: 'lodz-krakow', title: 'Łódź, Kraków' },
  ])
  expect(html).toMatch(/<h2 id="1-one"[^>]*><span [^>]*>1\.<\/span> One<\/h2>/)
  expect(html).toContain('<h3>Part</h3>')
})

test('lists the words of a heading without their Markdown, and gives no id twice', () => {
  const { html, contents } = renderMarkdown('## A *law* of `x`\n\n## Notes\n\n## Notes\n\n## Ω\n', 'en')
  expect(contents).toEqual([
    { id: 'a-law-of-x', title: 'A law of x' },
    { id: 'notes', title: 'Notes' },
    { id: 'notes-3', title: 'Notes' },
    { id: 'section', title: 'Ω' },
  ])
  expect(html).toContain('A <em>law</em> of <code>x</code></h2>')
})

test('names the row and the column of every table cell', () => {
  const { html } = renderMarkdown('| Name | Duration |\n|---|---|\n| `_ga` | 2 years |\n', 'en')
  expect(html).toContain('<th scope="col" role="columnheader">Duration</th>')
  expect(html).toContain('<th scope="row" role="rowheader"><code>_ga</code></th>')
  expect(html).toContain('<td role="cell" data-column="Duration">2 years</td>')
})

test('leaves out an empty table head', () => {
  const { html } = renderMarkdown('|  |  |\n|---|---|\n| Seat | Wrocław |\n', 'en')
  expect(html).not.toContain('thead')
  expect(html).toContain('<th scope="row" role="rowheader">Seat</th><td role="cell" data-column="">Wrocław</td>')
})

test.each([
  ['en', 'opens in a new tab'],
  ['pl', 'otwiera się w nowej karcie'],
] as const)('opens outside links in a new tab and says so in the language of the text (%s)', (language, hint) => {
  const { html } = renderMarkdown('[out](https://example.com/?a=1&b=2) and [in](/contact)', language)
  expect(html).toContain('href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"')
  expect(html).toContain(hint)
  expect(html).toContain('<a href="/contact">in</a>')
})
