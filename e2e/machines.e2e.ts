import { expect, test } from '@playwright/test'
import { gamePages, pages } from './support/pages.ts'

test('the sitemap, named by robots.txt, lists each page that may be found once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const { origin, pathname } = new URL(sitemap)
  const xml = await (await request.get(pathname)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const found = []
  for (const page of pages) {
    const html = await (await request.get(page)).text()
    if (!html.includes('<meta name="robots" content="noindex')) found.push(new URL(page, origin).href)
  }
  expect(listed.toSorted()).toEqual(found.toSorted())
})

test('the map for language models leads to every game and to nothing that is not there', async ({
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text()
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths).toEqual(expect.arrayContaining(gamePages))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('each icon of the web app manifest is a PNG', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json()
  expect(icons.length).toBeGreaterThan(1)
  for (const { src } of icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png')
})

test('security.txt names a contact and expires within a year (RFC 9116)', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: (https:|mailto:)/)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('every game has a preview card of 1200 x 630 px', async ({ page, request }) => {
  for (const path of gamePages) {
    const html = await (await request.get(path)).text()
    const [, card = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    await page.goto(new URL(card).pathname)
    const picture = page.getByRole('img')
    const size = await picture.evaluate(
      (it) => it instanceof HTMLImageElement && [it.naturalWidth, it.naturalHeight],
    )
    expect(size, path).toEqual([1200, 630])
  }
})
