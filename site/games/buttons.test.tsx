import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClosingSection } from './closing-section.tsx'
import { HeroButtons } from './hero-buttons.tsx'

const image = {
  alt: 'A street',
  base: '/img/street',
  widths: [480],
  width: 480,
  height: 320,
}
const closing = {
  type: 'closing' as const,
  componentId: 'end',
  image,
  title: 'The end',
  desc: 'All is said.',
}

const shown = (part: React.ReactNode) => renderToStaticMarkup(part)

test.each([
  [
    'both defaults',
    { buttonOneTarget: 'world' },
    [
      ['#world', 'Discover More'],
      ['/download', 'Manuals & Files'],
    ],
  ],
  [
    'texts of their own',
    { buttonOneTarget: 'world', buttonOneText: 'Wake up', buttonTwoText: 'Rules' },
    [
      ['#world', 'Wake up'],
      ['/download', 'Rules'],
    ],
  ],
  [
    'links out of the site',
    { buttonOneLink: 'https://store.example/', buttonTwoLink: 'https://files.example/' },
    [
      ['https://store.example/', 'Discover More'],
      ['https://files.example/', 'Manuals & Files'],
    ],
  ],
] satisfies [string, Parameters<typeof HeroButtons>[0], string[][]][])(
  'the hero has %s',
  (_, buttons, expected) => {
    const html = shown(<HeroButtons {...buttons} />)
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)]
    expect(links.map(([, href, label]) => [href, label?.replace('&amp;', '&')])).toEqual(expected)
  },
)

test('links out of the site open a new tab without opener', () => {
  const html = shown(<HeroButtons buttonOneLink="https://store.example/" />)
  expect(html).toMatch(/<a target="_blank" rel="noopener noreferrer"[^>]*href="https:\/\/store\.example\/"/)
})

test.each([
  ['the download page', {}, '/download', 'Go to the download page'],
  ['a section of it', { scrollId: 'nemesis' }, '/download/#nemesis', 'Go to the download page'],
  ['where its own text says', { buttonText: 'Read the rules' }, '/download', 'Read the rules'],
])('the closing section leads to %s', (_, given, href, label) => {
  const html = shown(<ClosingSection {...closing} {...given} />)
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain(`${label}</a>`)
})
