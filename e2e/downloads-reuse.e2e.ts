import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      date_published: z.iso.datetime(),
    }),
  ),
})

test('the open catalogue is what its published schema says, for every site to read', async ({ request }) => {
  const [catalogue, schema] = await Promise.all(
    ['/catalogue.json', '/catalogue.schema.json'].map((it) => request.get(it)),
  )
  for (const answer of [catalogue, schema]) {
    expect(answer?.headers()['access-control-allow-origin']).toBe('*')
    expect(answer?.headers()['content-type']).toContain('application/json')
  }
  const published = z.fromJSONSchema(await schema?.json())
  const content = await catalogue?.json()
  expect(published.safeParse(content).error).toBeUndefined()
  expect(content.$schema).toMatch(/\/catalogue\.schema\.json$/)
  // The schema is strict: a fact under a wrong name is refused.
  expect(published.safeParse({ ...content, more: 1 }).success).toBe(false)
})

for (const path of ['/download', '/download/nemesis', '/download/story-dice-vault']) {
  test(`${path} has an Atom feed and a JSON Feed that say the same`, async ({ page, request }) => {
    const atom = await request.get(`${path}/feed.atom`)
    expect(atom.headers()['content-type']).toContain('application/atom+xml')
    const read = await readAtom(page, await atom.text())
    // RFC 4287, 4.1.1 and 4.1.2: what every feed and every entry must have.
    expect(read.faults).toEqual([])
    const answer = await request.get(`${path}/feed.json`)
    // The format allows either (jsonfeed.org/version/1.1).
    expect(answer.headers()['content-type']).toMatch(/^application\/(feed\+)?json/)
    const json = jsonFeed.parse(await answer.json())
    expect(json.items.map((it) => it.id)).toEqual(read.ids)
    expect(new Set(read.ids).size).toBe(read.ids.length)
    expect(json.items.map((it) => it.date_published)).toEqual(
      json.items
        .map((it) => it.date_published)
        .toSorted()
        .toReversed(),
    )
  })
}

/** Reads the feed as a browser does; `faults` names what is missing, or that it is no XML. */
async function readAtom(page: Page, text: string): Promise<{ ids: string[]; faults: string[] }> {
  return page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml').documentElement
    const own = (parent: Element, name: string) => [...parent.children].filter((it) => it.localName === name)
    const missing = (parent: Element, names: string[]) =>
      names.filter((name) => !own(parent, name)[0]).map((name) => `${parent.localName} has no ${name}`)
    const entries = own(feed, 'entry')
    return {
      ids: entries.map((it) => own(it, 'id')[0]?.textContent ?? ''),
      faults: [
        ...(feed.namespaceURI === 'http://www.w3.org/2005/Atom' && feed.localName === 'feed'
          ? []
          : ['no feed']),
        ...missing(feed, ['id', 'title', 'updated', 'author', 'link']),
        ...entries.flatMap((it) => missing(it, ['id', 'title', 'updated', 'link', 'summary'])),
        ...[...feed.getElementsByTagName('updated')]
          .map((it) => it.textContent ?? '')
          .filter((it) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(it)),
      ],
    }
  }, text)
}

test('the ZIP of a set comes whole with its length, in parts, and with sums that fit', async ({
  page,
  request,
}) => {
  await page.goto('/download/nemesis')
  const address = (await page.getByRole('link', { name: /as one ZIP/ }).getAttribute('href')) ?? ''
  const whole = await request.get(address)
  const bytes = await whole.body()
  expect(whole.headers()['content-length']).toBe(String(bytes.length))
  const part = await request.get(address, { headers: { Range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(await part.body()).toEqual(bytes.subarray(100, 200))
  const sums = await (await request.get(address.replace('all.zip', 'SHA256SUMS'))).text()
  expect(sums).toMatch(/^([0-9a-f]{64} {2}[\w.-]+\n)+$/)
  for (const [, name] of sums.matchAll(/ {2}(.+)\n/g)) expect(bytes.includes(name ?? '?')).toBe(true)
})
