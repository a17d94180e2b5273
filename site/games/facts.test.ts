import { expect, test } from 'vitest'
import { playersOf, playTimeOf } from './facts.ts'

test.each([
  ['1', '1 player', { min: 1, max: 1, short: '1 player' }],
  ['1-4', '1-4 players', { min: 1, max: 4, short: '1-4 players' }],
  ['2-4 (1 with an expansion)', '2-4 players (1 with an expansion)', { min: 2, max: 4, short: '2-4 players' }],
  ['up to 5', 'up to 5 players', undefined],
])('understands the players "%s"', (players, text, range) => {
  expect(playersOf({ players })).toEqual({ text, range })
})

test.each([
  ['90 minutes', { short: '90 min', maxMinutes: 90 }],
  ['About 120 minutes', { short: 'about 120 min', maxMinutes: 120 }],
  ['1-3 hours per Act', { short: '1-3 hours', maxMinutes: 180 }],
  ['30 minutes per player', { short: '30 min' }],
])('understands the play time "%s"', (playTime, known) => {
  expect(playTimeOf({ playTime })).toEqual({ text: playTime, ...known })
})

const vague = [{}, { players: 'some', playTime: 'an evening' }, { players: 'up to 2-5', playTime: '90' }]

test.each(vague)('knows nothing from %j', (facts) => {
  expect([playersOf(facts), playTimeOf(facts)]).toEqual([undefined, undefined])
})
