import { expect, test } from 'vitest'
import { headOf } from './page-meta.ts'

const site = { brand: 'House', origin: 'https://house.example' }
const page = { description: 'A house.', path: '/rooms' }

test.each([
  ['a page', '/rooms', 'Rooms', 'Rooms | House'],
  ['the home page', '/', 'Home', 'House | Home'],
  ['a page without a title of its own', '/rooms', undefined, 'House'],
])('%s is titled as the specification says', (_case, path, title, expected) => {
  expect(headOf({ ...page, path, ...(title && { title }) }, site).title).toBe(expected)
})

test('gives the canonical address, but none to a page that must not be indexed', () => {
  const canonical = { rel: 'canonical', href: 'https://house.example/rooms' }
  expect(headOf(page, site).links).toContainEqual(canonical)
  const hidden = headOf({ ...page, robots: 'noindex' }, site)
  expect(hidden.links).not.toContainEqual(canonical)
  expect(hidden.meta).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('links the versions in all languages, the English one for readers of others', () => {
  const { links } = headOf({ ...page, translations: { en: '/rooms', pl: '/pokoje' } }, site)
  expect(links.map(({ hreflang, href }) => [hreflang, href]).slice(1)).toEqual([
    ['en', 'https://house.example/rooms'],
    ['pl', 'https://house.example/pokoje'],
    ['x-default', 'https://house.example/rooms'],
  ])
})

test('links the feed with news of a page', () => {
  const { links } = headOf({ ...page, feed: '/rooms/rss.xml' }, site)
  expect(links).toContainEqual({ rel: 'alternate', type: 'application/rss+xml', href: '/rooms/rss.xml' })
})
