import { expect, test } from '@playwright/test'
import { gamePages } from './support/pages.ts'

const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`))?.[1]

/** The structured data of a page, by type. */
function thingsOf(html: string): Map<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(blocks).toHaveLength(1)
  const { '@graph': things } = JSON.parse(blocks[0]?.[1] ?? '')
  return new Map(things.map((it: Record<string, unknown>) => [it['@type'], it]))
}

for (const path of gamePages) {
  test(`${path} tells machines what it is`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const slug = path.split('/').at(-1) ?? ''
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${path}"`))
    const description = property(html, 'description')
    expect(description?.length).toBeGreaterThan(50)
    expect(property(html, 'og:description')).toBe(description)
    expect(property(html, 'og:url')).toMatch(new RegExp(`${path}$`))
    expect(property(html, 'twitter:card')).toBe('summary_large_image')
    const card = new URL(property(html, 'og:image') ?? '').pathname
    expect(card).toBe(`/cards/${slug}.jpg`)
    expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg')

    const things = thingsOf(html)
    expect([...things.keys()]).toEqual([
      slug === 'tainted-grail' ? 'VideoGame' : expect.stringMatching(/^(Video)?Game$/),
      'BreadcrumbList',
    ])
    const [game, trail] = things.values()
    expect(game?.url).toMatch(new RegExp(`${path}$`))
    expect(trail?.itemListElement).toHaveLength(3)
  })
}

/** What a section is built of. */
const parts = ['<picture', '<p ', '<dd', '<video', 'lg:order-last']

test('no two games share a description or the same build of their page', async ({ request }) => {
  const descriptions = new Set<string | undefined>()
  const builds = new Set<string>()
  for (const path of gamePages) {
    const html = await (await request.get(path)).text()
    descriptions.add(property(html, 'description'))
    // Sides alternate on every page, so pages differ by where they begin, by pictures, lengths, films and facts.
    const build = html
      .split('<section ')
      .map((it) => parts.map((part) => it.split(part).length - 1).join('.'))
    builds.add(build.join(' '))
  }
  expect(descriptions.size).toBe(gamePages.length)
  expect(builds.size).toBe(gamePages.length)
})
