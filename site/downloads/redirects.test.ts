import { expect, test } from 'vitest'
import type { DocumentSet } from './download-schema.ts'
import { documentRedirects, redirectsByHand } from './redirects.server.ts'

const base = { category: 'RULES', title: 'Rules', kind: 'rulebook', language: 'en', game: 'Game' } as const

test.each([
  ['a document', '/d/game-rules-en', '/files/game/game-rules-2-en.pdf'],
  ['its next edition', '/d/game-rules-2-en', '/files/game/game-rules-2-en.pdf'],
  ['one that is not available yet', '/d/game-rules-de', '/download/game'],
])('the address of %s, %s, leads to %s', (_what, from, to) => {
  const redirects = documentRedirects([aSet()])
  expect(redirects.find((it) => it.from === from)?.to).toBe(to)
})

test('a document that is taken out has no address of its own, so the ledger stops the build', () => {
  expect(documentRedirects([aSet()]).map((it) => it.from)).toEqual([
    '/d/game-rules-en',
    '/d/game-rules-2-en',
    '/d/game-rules-de',
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
