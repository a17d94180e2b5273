import { expect, test } from 'vitest'
import type { DocumentSet } from './document.ts'
import { documentRedirects, redirectsByHand } from './redirects.server.ts'

const base = { category: 'RULES', title: 'Rules', kind: 'rulebook', language: 'en', game: 'Game' } as const

test.each([
  ['a document', '/d/game-rules-en', '/files/game/game-rules-2-en.pdf'],
  ['its next edition', '/d/game-rules-2-en', '/files/game/game-rules-2-en.pdf'],
  ['one that is not available yet', '/d/game-rules-de', '/download/game'],
  ['one that was taken out', '/d/game-rules-fr', '/download/game'],
  ['one that was taken out of another set', '/d/other-one-en', '/download/the-other'],
  ['a feed in a former format', '/download/game/feed.atom', '/download/game/rss.xml'],
  ['the feed of all', '/download/feed.json', '/rss.xml'],
  ['a former archive', '/files/game/all.zip', '/download/game'],
])('the address of %s, %s, leads to %s', (_what, from, to) => {
  const redirects = documentRedirects([aSet(), anotherSet()], ['/d/game-rules-fr', '/d/other-one-en'])
  expect(redirects.find((it) => it.from === from)?.to).toBe(to)
})

test('reads lines by hand, decoded as they are asked for, without comments', () => {
  expect(redirectsByHand('# why\n/a%20b /c 301 # and\n\n/d#e /f\n')).toEqual([
    { from: '/a b', to: '/c', status: 301 },
    { from: '/d#e', to: '/f', status: 302 },
  ])
})

test.each(['/a', 'a /b', '/a /b 200', '/a /b 301 more', '/%zz /b', '/a/* /b'])(
  'refuses the line "%s"',
  (line) => {
    expect(() => redirectsByHand(line)).toThrow(
      `content/redirects.txt: found "${line}", allowed: "/from /to"`,
    )
  },
)

function aSet(): DocumentSet {
  const documents = [
    {
      ...base,
      id: 'game-rules-en',
      downloadUrl: '/files/game/game-rules-en.pdf',
      replacedBy: 'game-rules-2-en',
    },
    { ...base, id: 'game-rules-2-en', downloadUrl: '/files/game/game-rules-2-en.pdf' },
  ]
  const unavailable = [{ ...base, id: 'game-rules-de' }]
  return { slug: 'game', section: 'game', title: 'Game', alsoCalled: [], documents, unavailable }
}

function anotherSet(): DocumentSet {
  const unavailable = [{ ...base, id: 'other-two-en' }]
  return {
    slug: 'the-other',
    section: 'the-other',
    title: 'The Other',
    alsoCalled: [],
    documents: [],
    unavailable,
  }
}
