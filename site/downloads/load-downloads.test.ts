import { expect, test } from 'vitest'
import type { DownloadSet } from './download-register.server.ts'
import { joinRegister } from './load-downloads.server.ts'

test('puts the true size of the file at the end of the title', () => {
  const [group] = joinRegister([aSet()], aManifest(), [])
  expect(group?.documents.map((it) => it.title)).toEqual(['Rules (2.5 MB)', 'FAQ', 'Fix'])
})

test('takes size, checksum, pages and address from the file, and leaves out what is not known', () => {
  const [group] = joinRegister([aSet()], aManifest(), [])
  expect(group?.documents[0]).toEqual({
    id: 'rules-de',
    game: 'Game',
    category: 'RULES',
    title: 'Rules (2.5 MB)',
    kind: 'rulebook',
    language: 'de',
    downloadUrl: '/files/game/rules-de-01234567.pdf',
    is: 'published',
    bytes: 2_500_000,
    sha256: '0'.repeat(64),
    pages: 12,
  })
  expect(group?.documents[1]).toMatchObject({
    is: 'outside',
    downloadUrl: 'https://example.com/faq.pdf',
  })
  expect(group?.documents[2]).toMatchObject({ is: 'page', downloadUrl: '/fix' })
})

test('says nothing of a document that only a placeholder stands for', () => {
  const entry = {
    ...rules,
    version: '2.0',
    issued: '2024-05-06',
    spoiler: true as const,
    edition: 'print' as const,
    changeNote: 'New.',
  }
  const [set] = joinRegister([{ ...aSet(), documents: [entry] }], aManifest('stand-in'), [])
  expect(set?.documents).toEqual([
    {
      id: 'rules-de',
      game: 'Game',
      category: 'RULES',
      title: 'Rules',
      kind: 'rulebook',
      language: 'de',
      downloadUrl: '/files/game/rules-de-01234567.pdf',
      is: 'stand-in',
      bytes: 2_500_000,
      sha256: '0'.repeat(64),
    },
  ])
})

test('a link whose file was taken over is a published document of this site, as large as its file', () => {
  const entry = {
    ...shared,
    id: 'rules-de',
    title: 'Rules',
    link: 'https://example.com/images/a.pdf',
    bytes: 1,
  }
  const [set] = joinRegister([{ ...aSet(), documents: [entry] }], aManifest(), [])
  expect(set?.documents[0]).toMatchObject({
    is: 'published',
    downloadUrl: '/files/game/rules-de-01234567.pdf',
    title: 'Rules (2.5 MB)',
    bytes: 2_500_000,
  })
})

test('lists what is here before placeholders, category by category', () => {
  const elsewhere = {
    ...rules,
    format: undefined,
    link: 'https://example.com/a.pdf',
    language: 'en' as const,
  }
  const documents = [
    rules,
    { ...elsewhere, id: 'rules-en' },
    { ...elsewhere, id: 'faq-en', category: 'FAQ', link: 'https://example.com/b.pdf' },
  ]
  const [set] = joinRegister([{ ...aSet(), documents }], aManifest('stand-in'), [])
  expect(set?.documents.map((it) => it.id)).toEqual(['rules-en', 'rules-de', 'faq-en'])
})

test('leads nobody from a document to a placeholder for its next edition', () => {
  const old = { ...rules, id: 'old', format: undefined, link: 'https://example.com/old.pdf' }
  const documents = [old, { ...rules, replaces: 'old' }]
  const replacing = (is: 'published' | 'stand-in') =>
    joinRegister([{ ...aSet(), documents }], aManifest(is), [])[0]?.documents.find((it) => it.id === 'old')
  expect(replacing('published')?.replacedBy).toBe('rules-de')
  expect(replacing('stand-in')).not.toHaveProperty('replacedBy')
})

test('refuses a document without a file and says what to run', () => {
  expect(() => joinRegister([aSet()], { files: {}, archives: {} }, [])).toThrow(
    'rules-de has no file yet: run "npm run',
  )
})

test('refuses a set of a game that has no page', () => {
  const set = { ...aSet(), game: 'nowhere' }
  expect(() => joinRegister([set], aManifest(), ['nemesis'])).toThrow('game: found nowhere, allowed: nemesis')
})

const shared = { category: 'RULES', kind: 'rulebook' } as const
const rules = { ...shared, id: 'rules-de', title: 'Rules', language: 'de', format: 'pdf' } as const

function aSet(): DownloadSet {
  return {
    slug: 'game',
    section: 'game',
    title: 'Game',
    documents: [
      rules,
      { ...shared, id: 'faq', title: 'FAQ', link: 'https://example.com/faq.pdf' },
      { ...shared, id: 'fix', title: 'Fix', page: '/fix' },
    ],
  }
}

function aManifest(is: 'published' | 'stand-in' = 'published') {
  const file = {
    address: '/files/game/rules-de-01234567.pdf',
    bytes: 2_500_000,
    sha256: '0'.repeat(64),
    pages: 12,
  }
  return { files: { 'rules-de': { ...file, is } }, archives: {} }
}
