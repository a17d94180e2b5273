import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = { brand: 'House', origin: 'https://house.example', description: 'A house.', path: '/rooms' }

test('falls back to the brand where a page has no title of its own', () => {
  expect(pageMeta(page)).toContainEqual({ title: 'House' })
  expect(pageMeta({ ...page, title: 'Rooms | House' })).toContainEqual({ title: 'Rooms | House' })
})

test('gives the canonical address, but none to a page that must not be indexed', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://house.example/rooms' }
  expect(pageMeta(page)).toContainEqual(canonical)
  expect(pageMeta({ ...page, robots: 'noindex' })).not.toContainEqual(canonical)
  expect(pageMeta({ ...page, robots: 'noindex' })).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('links the versions in other languages', () => {
  expect(pageMeta({ ...page, translations: { pl: '/pokoje' } })).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'pl',
    href: 'https://house.example/pokoje',
  })
})
