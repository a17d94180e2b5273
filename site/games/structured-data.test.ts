import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import type { Game } from './game.ts'
import { gameThing } from './structured-data.ts'

const nemesis = content().games.get('nemesis')
if (!nemesis) throw new Error('the content has no nemesis')
const sourced: Game = { ...nemesis, bgg: 'https://boardgamegeek.com/boardgame/1', getIt: undefined }

test('says of a board game what its page says', () => {
  const facts = {
    playersRange: [1, 4] as [number, number],
    minAge: '14+',
    year: 2023,
    designers: ['Ada Nowak'],
  }
  expect(gameThing({ ...sourced, facts })).toMatchObject({
    '@type': 'Game',
    name: sourced.name,
    numberOfPlayers: { minValue: 1, maxValue: 4 },
    typicalAgeRange: '14-',
    datePublished: '2023',
    creator: [{ '@type': 'Person', name: 'Ada Nowak' }],
    sameAs: [sourced.bgg],
  })
})

test('says of a video game who developed it and on what it runs, and nothing of the board game in the database', () => {
  const facts = { developer: 'A studio', platforms: ['Windows PC'] }
  const getIt = 'https://store.example/app/1'
  expect(gameThing({ ...sourced, kind: 'videoGame', facts, getIt })).toMatchObject({
    '@type': 'VideoGame',
    creator: { '@type': 'Organization', name: 'A studio' },
    gamePlatform: ['Windows PC'],
    sameAs: [getIt],
  })
})

test('leaves out what is not known', () => {
  const thing = JSON.parse(JSON.stringify(gameThing({ ...sourced, facts: {} })))
  for (const unknown of ['numberOfPlayers', 'typicalAgeRange', 'datePublished', 'creator', 'gamePlatform']) {
    expect(thing).not.toHaveProperty(unknown)
  }
})
