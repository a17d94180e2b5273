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

test('refuses a document without a file and says what to run', () => {
  expect(() => joinRegister([aSet()], { files: {}, archives: {} }, [])).toThrow(
    'rules-de has no file yet: run "npm run',
  )
})

test('refuses a set of a game that has no page', () => {
  const set = { ...aSet(), game: 'nowhere' }
  expect(() => joinRegister([set], aManifest(), ['nemesis'])).toThrow('game: found nowhere, allowed: nemesis')
})

function aSet(): DownloadSet {
  const shared = { category: 'RULES', kind: 'rulebook' } as const
  return {
    slug: 'game',
    section: 'game',
    title: 'Game',
    documents: [
      { ...shared, id: 'rules-de', title: 'Rules', language: 'de', format: 'pdf' },
      { ...shared, id: 'faq', title: 'FAQ', link: 'https://example.com/faq.pdf' },
      { ...shared, id: 'fix', title: 'Fix', page: '/fix' },
    ],
  }
}

function aManifest() {
  const file = {
    address: '/files/game/rules-de-01234567.pdf',
    bytes: 2_500_000,
    sha256: '0'.repeat(64),
    pages: 12,
  }
  return { files: { 'rules-de': { ...file, is: 'published' as const } }, archives: {} }
}
