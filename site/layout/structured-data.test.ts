import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import type { GameFile } from '../games/schema.ts'
import { breadcrumbs, gameThing, organizationData, scriptText, videoThing } from './structured-data.ts'

const page = {
  address: 'https://example.com/games/awaken-realms/x',
  picture: 'https://example.com/cards/x.jpg',
  brand: 'Awaken Realms',
  origin: 'https://example.com',
}

function aGame(slug: string): GameFile {
  const game = content().games.get(slug)
  if (!game) throw new Error(`There is no game "${slug}".`)
  return game
}

test('says of a board game what its page says', () => {
  expect(gameThing({ ...page, game: aGame('castles-of-burgundy') })).toMatchObject({
    '@type': 'Game',
    name: 'The Castles of Burgundy',
    numberOfPlayers: { minValue: 1, maxValue: 4 },
    typicalAgeRange: '14-',
    datePublished: '2023',
    creator: [{ '@type': 'Person', name: 'Stefan Feld' }],
    sameAs: [expect.stringContaining('boardgamegeek.com')],
  })
})

test('says of a video game who developed it and on what it runs', () => {
  const thing = gameThing({ ...page, game: aGame('tainted-grail') })
  expect(thing).toMatchObject({
    '@type': 'VideoGame',
    creator: { '@type': 'Organization', name: 'Questline' },
    gamePlatform: expect.arrayContaining(['Windows PC']),
    sameAs: [expect.stringContaining('store.steampowered.com')],
  })
})

test('leaves out what is not known', () => {
  const thing = gameThing({ ...page, game: { ...aGame('lands-of-evershade'), facts: {} } })
  for (const unknown of ['numberOfPlayers', 'typicalAgeRange', 'datePublished', 'creator', 'gamePlatform']) {
    expect(thing).not.toHaveProperty(unknown)
  }
})

test('counts the way from the home page', () => {
  expect(breadcrumbs('https://example.com', [['Our games', '/our-games']])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Our games', item: 'https://example.com/our-games' },
    ],
  })
})

test('ends a chapter of a film where the next begins', () => {
  const poster = { file: 'poster.webp', alt: '' }
  const film = { title: 'How to play', pageTitle: '', desc: 'All of it.', poster, videoId: 'aaaaaaaaaaa' }
  const chapters = [
    { seconds: 0, title: 'Setup' },
    { seconds: 95, title: 'A round' },
  ]
  expect(videoThing({ ...film, chapters }, page).hasPart).toMatchObject([
    { name: 'Setup', startOffset: 0, endOffset: 95 },
    { name: 'A round', startOffset: 95, url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=95s' },
  ])
  expect(videoThing(film, page)).not.toHaveProperty('uploadDate')
})

test('describes the organization and the site, tied to one another by id, with absolute addresses', () => {
  const descriptor = organizationData({
    name: 'Brand',
    legalName: 'Brand Ltd',
    description: 'Games.',
    origin: 'https://example.com',
    profiles: ['https://social.example/brand'],
  })
  const data = JSON.stringify(descriptor)
  const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(data)['@graph']
  const [organization, site] = graph
  expect(graph.map((it) => it['@type'])).toEqual(['Organization', 'WebSite'])
  expect(site?.publisher).toEqual({ '@id': organization?.['@id'] })
  expect(organization).toMatchObject({
    url: 'https://example.com/',
    sameAs: ['https://social.example/brand'],
  })
  expect(data.match(/"url":"(?!https:)/)).toBeNull()
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])(
  'the text %j stays data in a script element',
  (summary) => {
    const text = scriptText({ summary })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ summary })
  },
)
