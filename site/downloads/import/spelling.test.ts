import { expect, test } from 'vitest'
import { spelt } from './spelling.ts'

const games = [['Nemesis'], ['Fall of Avalon', 'TG'], ['Kings of Ruin', 'TG'], ['Ruins of Kin']]

test.each([
  ['nemesís', 'Nemesis'],
  ['Nemesiss', 'Nemesis'],
  ['Nemesis 2', undefined],
  ['TG', undefined],
  ['Kings of Ruins', 'Kings of Ruin'],
])('%s is spelt like %s', (text, game) => {
  expect(spelt(text, games, (it) => it)?.[0]).toBe(game)
})
