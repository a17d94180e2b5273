import { expect, test } from 'vitest'
import { getItLabel, knownPlayers } from './game.ts'

test.each([
  ['1-4', '1-4'],
  ['1-4 (5 with an expansion)', '1-4 (5 with an expansion)'],
  ['up to 5', undefined],
  [undefined, undefined],
])('players given as %s are "%s" in lists', (players, list) => {
  expect(knownPlayers(players)).toBe(list)
})

test.each([
  [true, 'https://store.steampowered.com/app/1/', 'Get it at steampowered.com'],
  [true, 'https://www.example.com/a', 'Get it at example.com'],
  [false, 'https://gamefound.com/en/projects/a', 'See it at gamefound.com'],
])('released: %s, %s is "%s"', (released, address, label) => {
  expect(getItLabel({ released }, address)).toBe(label)
})
