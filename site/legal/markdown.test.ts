import { expect, test } from 'vitest'
import { anchorOf, renderMarkdown } from './markdown.server.ts'

test.each([
  ['1. Controller', '1-controller'],
  ['7. Brak zautomatyzowanych decyzji', '7-brak-zautomatyzowanych-decyzji'],
  ['Łódź, Kraków & Gdańsk', 'lodz-krakow-gdansk'],
  ['  — ', ''],
])('makes of the heading %j the anchor %j', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})

test('lists second-level headings and gives each an anchor that can be linked to', () => {
  const { html, contents } = renderMarkdown('## 1. One\n\ntext\n\n### Part\n\n## 2. "Two" & more\n', 'en')
  expect(contents).toEqual([
    { id: '1-one', title: '1. One' },
    { id: '2-two-more', title: '2. "Two" & more' },
  ])
  expect(html).toContain('<h2 id="1-one">1. One<a class="heading-anchor" href="#1-one"')
  expect(html).toContain('aria-label="Link to this section: 2. &quot;Two&quot; &amp; more"')
  expect(html).toContain('<h3>Part</h3>')
})

test('names the row and the column of every table cell', () => {
  const { html } = renderMarkdown('| Name | Duration |\n|---|---|\n| `_ga` | 2 years |\n', 'en')
  expect(html).toContain('<th scope="col" role="columnheader">Duration</th>')
  expect(html).toContain('<th scope="row" role="rowheader"><code>_ga</code></th>')
  expect(html).toContain('<td role="cell" data-column="Duration">2 years</td>')
})

test.each([
  ['en', 'opens in a new tab'],
  ['pl', 'otwiera się w nowej karcie'],
] as const)(
  'opens outside links in a new tab and says so in the language of the text (%s)',
  (language, said) => {
    const { html } = renderMarkdown('[out](https://example.com/?a=1&b=2) and [in](/contact)', language)
    expect(html).toContain(
      'href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"',
    )
    expect(html).toContain(said)
    expect(html).toContain('<a href="/contact">in</a>')
  },
)

test('marks lists of nothing but links, so that they can be given room', () => {
  expect(renderMarkdown('- [a](/a)\n- [b](/b)\n', 'en').html).toContain('<ul class="link-list">')
  expect(renderMarkdown('- [a](/a)\n- see [b](/b)\n', 'en').html).not.toContain('link-list')
})
