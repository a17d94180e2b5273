import { expect, test } from 'vitest'
import { aGame } from '../testing/a-game.ts'
import { gameStructuredData, siteStructuredData } from './structured-data.build.ts'

const bgg = 'https://boardgamegeek.com/boardgame/1'

test('describes a board game with its facts', () => {
  const facts = { players: '1-4 (5 with an expansion)', minAge: '14+', year: 2023, designers: ['Ada Nowak'] }
  expect(gameStructuredData({ ...aGame, bgg, facts })).toMatchObject({
    '@type': 'Game',
    name: aGame.name,
    numberOfPlayers: { minValue: 1, maxValue: 4 },
    typicalAgeRange: '14-',
    datePublished: '2023',
    creator: [{ '@type': 'Person', name: 'Ada Nowak' }],
    sameAs: [bgg],
  })
})

test('says of a video game who developed it and on what it runs, and nothing of the board game in the database', () => {
  const facts = { developer: 'A studio', platforms: ['Windows PC'] }
  const getIt = 'https://store.example/app/1'
  expect(gameStructuredData({ ...aGame, kind: 'videoGame', bgg, facts, getIt })).toMatchObject({
    '@type': 'VideoGame',
    creator: { '@type': 'Organization', name: 'A studio' },
    gamePlatform: ['Windows PC'],
    sameAs: [getIt],
  })
})

test.each([{}, { players: 'up to 5' }])('leaves out what is not known: %j', (facts) => {
  const data = JSON.parse(JSON.stringify(gameStructuredData({ ...aGame, facts })))
  for (const unknown of ['numberOfPlayers', 'typicalAgeRange', 'datePublished', 'creator', 'gamePlatform'])
    expect(data).not.toHaveProperty(unknown)
})

test('describes the site and its publisher, with absolute addresses', () => {
  const url = expect.stringMatching(/^https:/)
  const publisher = { '@type': 'Organization', url, logo: url }
  expect(siteStructuredData()).toMatchObject({ '@type': 'WebSite', url, publisher })
})
