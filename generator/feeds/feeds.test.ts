import { expect, test } from 'vitest'
import type { DocumentSet, GameDocument } from '../../site/downloads/document.ts'
import { catalogueOf, catalogueSchema } from './catalogue.ts'
import { formerList } from './former-list.ts'
import { feedsOf } from './news.ts'
import { redirectLines } from './redirects.ts'
import { atomFeed, jsonFeed } from './write-feed.ts'

const origin = 'https://example.com'
const site = { name: 'Publisher', origin }

test('tells of documents with a date of issue only, newest first, for all and for each set', () => {
  const groups = [
    aGroup('one', [aDocument('a', { issued: '2024-01-02' }), aDocument('b', {})]),
    aGroup('two', [aDocument('c', { issued: '2025-01-02', changeNote: 'Page 3 corrected.' })]),
  ]
  const [all, one, two] = feedsOf(groups, site)
  expect(all?.entries.map((it) => it.id)).toEqual([`${origin}/d/c`, `${origin}/d/a`])
  expect(one?.entries.map((it) => it.id)).toEqual([`${origin}/d/a`])
  expect(two).toMatchObject({ updated: '2025-01-02T00:00:00Z', atom: `${origin}/download/two/feed.atom` })
})

test('writes Atom in which no letter of a title can break the markup', () => {
  const [feed] = feedsOf(
    [aGroup('one', [aDocument('a', { issued: '2024-01-02', title: '"A" <&> B' })])],
    site,
  )
  const atom = feed ? atomFeed(feed, 'P & Q') : ''
  expect(atom).toContain('<title>Game: &#34;A&#34; &#60;&#38;&#62; B</title>')
  expect(atom).toContain('<name>P &#38; Q</name>')
  expect(atom).toContain('<updated>2024-01-02T00:00:00Z</updated>')
})

test('writes JSON Feed with the lasting address and the address of the edition', () => {
  const [feed] = feedsOf(
    [aGroup('one', [aDocument('a', { issued: '2024-01-02', changeNote: 'New map.' })])],
    site,
  )
  const json: unknown = JSON.parse(feed ? jsonFeed(feed, 'P') : '{}')
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      { url: `${origin}/d/a`, external_url: `${origin}/files/one/a-00000000.pdf`, content_text: 'New map.' },
    ],
  })
})

test('lists every document in the catalogue with whole addresses and without unknown facts', () => {
  const { documents } = catalogueOf([aGroup('one', [aDocument('a', {})])], origin)
  expect(documents).toEqual([
    {
      id: 'a',
      set: 'one',
      game: 'Game',
      category: 'RULES',
      title: 'Rules',
      kind: 'rulebook',
      language: 'en',
      is: 'stand-in',
      standIn: true,
      downloadUrl: `${origin}/files/one/a-00000000.pdf`,
      flagUrl: `${origin}/flags/gb.svg`,
      latestUrl: `${origin}/d/a`,
    },
  ])
})

test('publishes the schema the catalogue is checked with', () => {
  expect(catalogueSchema(origin)).toMatchObject({
    $id: `${origin}/catalogue.schema.json`,
    additionalProperties: false,
    required: ['$schema', 'sets', 'documents'],
  })
})

test('leads each lasting address to the newest edition, over any number of editions', () => {
  const group = aGroup('one', [
    aDocument('a', { replacedBy: 'b' }),
    aDocument('b', { replaces: 'a', replacedBy: 'c' }),
    aDocument('c', { replaces: 'b', downloadUrl: 'https://elsewhere.example/c.pdf' }),
  ])
  const target = 'https://elsewhere.example/c.pdf 302'
  expect(redirectLines([group], [], [])).toEqual([`/d/a ${target}`, `/d/b ${target}`, `/d/c ${target}`])
})

test('sends the address of an older file on to the file of today', () => {
  const lines = redirectLines(
    [aGroup('one', [aDocument('a', {})])],
    [
      '/files/one/a-11111111.pdf',
      '/files/one/a-00000000.pdf',
      '/files/one/a-placeholder-22222222.pdf',
      '/files/one/unknown-11111111.pdf',
      '/files/one/withdrawn-11111111.pdf',
      '/download',
    ],
    [['/d/withdrawn', '/download/one', '302']],
  )
  expect(lines).toEqual([
    '/d/a /files/one/a-00000000.pdf 302',
    '/files/one/a-11111111.pdf /files/one/a-00000000.pdf 302',
    '/files/one/a-placeholder-22222222.pdf /files/one/a-00000000.pdf 302',
    '/files/one/withdrawn-11111111.pdf /download/one 302',
  ])
})

test('sends the address of an archive that is no more on to the set’s page', () => {
  const ledger = ['/files/one/all.zip', '/files/one/SHA256SUMS', '/files/two/all.zip']
  const archive = { address: '/files/two/all.zip', bytes: 1, files: 1 }
  const groups = [aGroup('one', []), { ...aGroup('two', []), archive }]
  expect(redirectLines(groups, ledger, [])).toEqual([
    '/files/one/all.zip /download/one 302',
    '/files/one/SHA256SUMS /download/one 302',
  ])
})

test('goes on answering with the former site’s list, of documents that are here', () => {
  const documents = [
    aDocument('a', {
      is: 'outside',
      title: 'Rules (2.0 MB)',
      downloadUrl: 'https://elsewhere.example/a.pdf',
    }),
    aDocument('b', { is: 'stand-in' }),
    aDocument('c', { is: 'form' }),
  ]
  expect(formerList([aGroup('one', documents)])).toEqual([
    {
      game: 'Game',
      category: 'RULES',
      title: 'Rules (2.0 MB)',
      downloadUrl: 'https://elsewhere.example/a.pdf',
      flagUrl: '/flags/gb.svg',
    },
  ])
})

function aDocument(id: string, change: Partial<GameDocument>): GameDocument {
  return {
    id,
    game: 'Game',
    category: 'RULES',
    title: 'Rules',
    kind: 'rulebook',
    language: 'en',
    is: 'stand-in',
    downloadUrl: `/files/one/${id}-00000000.pdf`,
    ...change,
  }
}

function aGroup(slug: string, documents: GameDocument[]): DocumentSet {
  return { slug, section: slug, title: 'Game', alsoCalled: [], documents }
}
