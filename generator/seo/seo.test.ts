import { expect, test } from 'vitest'
import { gamePaths } from '../../site/build/paths.server.ts'
import { content } from '../../site/content.server.ts'
import { robotsText } from '../seo.ts'
import { datesFrom } from './change-dates.ts'
import { llmsText } from './llms-text.ts'
import { sitemapPages } from './pages.ts'
import { securityText } from './security-text.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const { site, legal } = content()

test('takes the newest day of any file a page is made from', () => {
  const changedOn = datesFrom(
    '\x002026-03-02\n\ncontent/games/a/game.yaml\n\x002026-01-01\n\ncontent/games/a/images/x.webp\ncontent/site.yaml\n',
  )
  expect(changedOn(['content/games/a'])).toBe('2026-03-02')
  expect(changedOn(['content/site.yaml', 'content/games/ab'])).toBe('2026-01-01')
  expect(changedOn(['content/games/b'])).toBeUndefined()
})

test('knows no dates where there is no history', () => {
  expect(datesFrom('')(['content'])).toBeUndefined()
})

test('lists every page once, without filtered lists and the 404 page', () => {
  const pages = sitemapPages(content(), datesFrom(''))
  const paths = pages.map((it) => it.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/press', ...gamePaths().map((it) => it.path)]))
  expect(paths.filter((it) => it === '/404' || it.startsWith('/our-games/'))).toEqual([])
})

test('gives legal texts the date written in them and their language versions', () => {
  const pages = sitemapPages(content(), datesFrom(''))
  for (const text of legal) {
    const page = pages.find((it) => it.path === text.path)
    expect(page).toEqual({ path: text.path, changed: text.updated, translations: text.translations })
  }
})

test('writes a sitemap entry with its date and language versions, escaped', () => {
  const xml = sitemap('https://example.com', [
    { path: "/a?b='1'&c", changed: '2026-11-20', translations: { en: '/a', pl: '/b' } },
  ])
  expect(xml).toContain('<loc>https://example.com/a?b=%271%27&amp;c</loc>')
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="pl" href="https://example.com/b"/>')
})

test('leaves the date out where none is known', () => {
  expect(sitemap('https://example.com', [{ path: '/' }])).not.toContain('lastmod')
})

test('points robots to the sitemap', () => {
  expect(robotsText('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml\n')
})

test('has a security.txt that lasts less than a year, as RFC 9116 asks', () => {
  const now = new Date('2026-11-20T12:34:56Z')
  const lines = new Map(
    securityText(site, now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s))
      .map(([name = '', value = '']) => [name, value]),
  )
  expect([...lines.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(lines.get('Expires')).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/)
  const days = (Date.parse(lines.get('Expires') ?? '') - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(365)
})

test('has a manifest with the icons browsers ask for, one of them maskable', () => {
  const manifest = JSON.parse(webManifest(site))
  expect(manifest).toMatchObject({ name: site.brand.name, start_url: '/', lang: 'en' })
  const sizes = manifest.icons.map((it: { sizes: string; purpose?: string }) => [it.sizes, it.purpose])
  expect(sizes).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
})

test('names every game and every legal text in llms.txt, one line each', () => {
  const text = llmsText(content())
  expect(text.match(/^- \[/gm)).toHaveLength(content().games.size + legal.length + 4)
  expect(text.startsWith(`# ${site.brand.name}\n`)).toBe(true)
})
