import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import { isStandIn } from './document.ts'
import { readRegister } from './download-register.server.ts'
import { joinRegister } from './load-downloads.server.ts'
import { documentsOf, latestRulebook } from './rulebook.server.ts'

type Rulebook = Parameters<typeof latestRulebook>[0][number]

function aRulebook(entry: Partial<Rulebook>): Rulebook {
  return {
    id: 'rulebook-en',
    is: 'published',
    title: 'Rulebook ENG',
    kind: 'rulebook',
    language: 'en',
    ...entry,
  }
}

test.each([
  ['the one that replaces another', [{ id: 'old', replacedBy: 'new' }, { id: 'new' }], 'new'],
  ['the game itself', [{ id: 'solo', title: 'Solo Mode Rules ENG' }, { id: 'game' }], 'game'],
  ['the highest version', [{ id: 'first' }, { id: 'second', version: '2.0' }], 'second'],
  [
    'ten as more than nine',
    [
      { id: '9', version: '1.9' },
      { id: '10', version: '1.10' },
    ],
    '10',
  ],
  [
    'a version of three parts',
    [
      { id: '1', version: '1.0.1' },
      { id: '2', version: '1.0.2' },
    ],
    '2',
  ],
  ['the first of equals', [{ id: 'screen' }, { id: 'print' }], 'screen'],
  ['English', [{ id: 'de', language: 'de' }, { id: 'en' }], 'en'],
  ['rules, not questions about them', [{ id: 'faq', kind: 'faq' }], undefined],
  ['what is here, not a placeholder', [{ id: 'new', version: '2.0', is: 'stand-in' }, { id: 'old' }], 'old'],
  ['nothing where only a placeholder is', [{ is: 'stand-in' }], undefined],
  ['nothing where there is nothing', [], undefined],
] satisfies [string, Partial<Rulebook>[], string | undefined][])('picks %s', (_, entries, expected) => {
  expect(latestRulebook(entries.map(aRulebook))?.id).toBe(expected)
})

/** The real register, with a placeholder behind every document of ours. */
function theRegister() {
  const sets = readRegister()
  const file = { address: '/files/x.pdf', bytes: 90_000, sha256: '', is: 'stand-in' } as const
  const files = Object.fromEntries(
    sets.flatMap((set) => set.documents.flatMap((it) => (it.format ? [[it.id, file]] : []))),
  )
  return joinRegister(sets, { files, archives: {} }, [...content().games.keys()])
}

test('leads to the documents of a game by the anchor of the download page', () => {
  const documents = documentsOf(['nemesis'], theRegister())
  expect(documents?.path).toBe('/download/#nemesis')
  expect(documents?.rulebook?.path).toBe('/d/nemesis-rulebook-en')
})

test('no game offers a placeholder as its rulebook or counts one', () => {
  const register = theRegister()
  const standIns = new Set(
    register.flatMap((set) => set.documents.filter(isStandIn).map((it) => `/d/${it.id}`)),
  )
  expect(standIns.size).toBeGreaterThan(0)
  for (const [slug, { documents = [] }] of content().games) {
    const found = documentsOf(documents, register)
    expect(standIns.has(found?.rulebook?.path ?? ''), slug).toBe(false)
    const sets = register.filter((it) => documents.includes(it.slug))
    const here = sets.flatMap((it) => it.documents).filter((it) => !isStandIn(it))
    expect(found?.count ?? 0, slug).toBe(here.length)
  }
})

test('knows no documents of a game without any', () => {
  expect(documentsOf([], [])).toBeUndefined()
})
