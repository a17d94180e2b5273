import { expect, test } from 'vitest'
import { playersOf, playTimeOf } from './facts.ts'

test.each([
  ['1', { noun: 'player', range: { min: 1, max: 1, short: '1' } }],
  ['1-4', { noun: 'players', range: { min: 1, max: 4, short: '1-4' } }],
  ['2-4 (1 with an expansion)', { noun: 'players', range: { min: 2, max: 4, short: '2-4' } }],
  ['up to 5', { noun: 'players' }],
])('understands the players "%s"', (players, known) => {
  expect(playersOf({ players })).toEqual({ text: players, ...known })
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
