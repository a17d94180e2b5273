import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { readSets } from '../site/documents/read-sets.build.ts'
import { readGames } from '../site/games/read-games.build.ts'
import { gamePages, pages, served } from './support/pages.ts'

test('the sitemap, named by robots.txt, lists each page that may be found once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const { origin, pathname } = new URL(sitemap)
  const xml = await (await request.get(pathname)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const found = []
  for (const page of pages) {
    const { status, title, html } = await served(request, page)
    expect(status, page).toBe(200)
    expect(title, page).toMatch(/^Awaken Realms( \| Home)?$| \| Awaken Realms$/)
    const mayBeFound = !html.includes('<meta name="robots" content="noindex')
    const address = new URL(page, origin).href
    expect(html.includes(`<link rel="canonical" href="${address}">`), page).toBe(mayBeFound)
    if (mayBeFound) found.push(address)
  }
  expect(listed.toSorted()).toEqual(found.toSorted())
})

test('the map for language models leads to every game and to nothing that is not there', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths).toEqual(expect.arrayContaining(gamePages))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('each icon of the web app manifest is a PNG', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json()
  expect(icons.length).toBeGreaterThan(1)
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type'], src).toBe('image/png')
})

test('security.txt names a contact and expires within a year (RFC 9116)', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: (https:|mailto:)/)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`))?.[1]

test('the page of every game tells machines what it is, with a preview card of 1200 x 630 px', async ({ request }) => {
  for (const { slug, kind } of readGames().values()) {
    const path = pathOfGame(slug)
    const { html } = await served(request, path)
    const description = property(html, 'description')
    expect(description, path).toBeTruthy()
    expect(property(html, 'og:description')).toBe(description)
    expect(property(html, 'og:url')?.endsWith(path), path).toBe(true)
    expect(property(html, 'twitter:card')).toBe('summary_large_image')
    const card = await request.get(new URL(property(html, 'og:image') ?? '').pathname)
    const size = { format: 'jpeg', width: 1200, height: 630 }
    expect(await sharp(await card.body()).metadata()).toMatchObject(size)
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    const data = [...blocks].map(([, text = '']) => JSON.parse(text))
    const url = expect.stringMatching(new RegExp(`${path}$`))
    expect(data, path).toMatchObject([{ '@type': kind === 'videoGame' ? 'VideoGame' : 'Game', url }])
  }
})

test('the feeds of all documents and of a set, named by its page, begin with their newest', async ({ request }) => {
  const isDated = ({ issued }: { issued?: string | undefined }) => issued !== undefined
  const set = readSets().find(({ available }) => available.some(isDated))
  const { html } = await served(request, `/download/${set?.slug}`)
  const [, feed = ''] = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(html) ?? []
  for (const path of ['/rss.xml', feed]) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain('xml')
    const dated = (await answer.text()).matchAll(/<item>.*?<pubDate>([^<]+)<\/pubDate>/gs)
    const dates = [...dated].map(([, date = '']) => Date.parse(date))
    expect(dates.length, path).toBeGreaterThan(0)
    expect(dates, path).toEqual(dates.toSorted((a, b) => b - a))
  }
})

/** What a page may allow: nothing inline, no host but those of the providers a visitor may choose. */
const allowed =
  /^('(self|none|inline-speculation-rules|sha256-[^']+)'|data:|blob:|https:\/\/[\w*.-]*(youtube|youtube-nocookie|googletagmanager|google-analytics|analytics\.google)\.com)$/

test('every page allows only its own files and hashed scripts, and its header forbids framing', async ({ request }) => {
  for (const path of [...pages, '/404']) {
    const { headers, policy } = await served(request, path)
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'")
    const directives = policy.split(';').map((directive) => directive.trim())
    const strict = ["default-src 'none'", "base-uri 'none'", "form-action 'self'"]
    expect(directives, path).toEqual(expect.arrayContaining(strict))
    const sources = directives.flatMap((directive) => directive.split(/\s+/).slice(1))
    const others = sources.filter((source) => !allowed.test(source))
    expect(others, path).toEqual([])
  }
})
