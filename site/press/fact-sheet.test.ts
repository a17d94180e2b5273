import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import { knownPlayers } from '../games/game-notes.ts'
import { factSheet, factSheets, factSheetText } from './fact-sheet.server.ts'

test('leaves out what is not known', () => {
  for (const [slug, game] of content().games) {
    const labels = factSheet(slug, game).facts.map((it) => it.label)
    expect(labels.includes('Players'), slug).toBe(knownPlayers(game.facts.players) !== undefined)
    expect(labels.includes('Year'), slug).toBe(game.facts.year !== undefined)
  }
})

test('sets every fact on a line of its own, the values in one column', () => {
  const [sheet] = factSheets()
  if (!sheet) throw new Error('There are no games.')
  const lines = factSheetText(sheet).split('\n')
  for (const { label, value } of sheet.facts) {
    expect(lines.filter((it) => it.startsWith(`${label}:`) && it.endsWith(value))).toHaveLength(1)
  }
  const columns = sheet.facts.map(
    ({ label }) => /^[^:]+:\s+/.exec(lines.find((it) => it.startsWith(`${label}:`)) ?? '')?.[0].length,
  )
  expect(new Set(columns).size).toBe(1)
})
