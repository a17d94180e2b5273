import { expect, test } from 'vitest'
import type { DocumentSet } from './document-schema.ts'
import { documentRedirects, redirectsByHand } from './redirects.server.ts'

const base = { category: 'RULES', title: 'Rules', kind: 'rulebook', language: 'en' } as const

test('a permanent link leads to the latest edition that is available, else to the page of the set', () => {
  const latest = '/files/game/game-rules-2-en.pdf'
  expect(documentRedirects([aSet()]).map(({ from, to }) => [from, to])).toEqual([
    ['/d/game-rules-en', latest],
    ['/d/game-rules-2-en', latest],
    ['/d/game-rules-de', '/download/game'],
  ])
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
  const to = { ...base, downloadUrl: '/files/game/game-rules-2-en.pdf' }
  const former = { ...base, downloadUrl: '/files/game/game-rules-en.pdf', replacedBy: 'game-rules-2-en' }
  const documents = [
    { ...former, id: 'game-rules-en' },
    { ...to, id: 'game-rules-2-en' },
  ]
  const unavailable = [{ ...base, id: 'game-rules-de' }]
  return { slug: 'game', anchor: 'game', title: 'Game', alsoCalled: [], documents, unavailable }
}
