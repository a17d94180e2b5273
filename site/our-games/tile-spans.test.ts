import { expect, test } from 'vitest'
import type { Grid } from '../games/game-tile.tsx'
import { columnsOf, gridFor, spansOf } from './tile-spans.ts'

const spans = (grid: Grid, count: number) => Array.from({ length: count }, (_, index) => spansOf(grid, index, count))
const rowsAt = (wanted: Grid, width: 0 | 1 | 2, count: number) => {
  const grid = gridFor(wanted, count)
  return rowsOf(
    columnsOf[grid][width],
    spans(grid, count).map((span) => span[width]),
  )
}

/** Each row as many letters as columns, one for each tile; a dot is an empty cell. As CSS does, with `grid-auto-flow: row dense`. */
function rowsOf(columns: number, widths: readonly number[]): string {
  const rows: string[] = []
  for (const [index, width] of widths.entries()) {
    const empty = '.'.repeat(width)
    const found = rows.findIndex((row) => row.includes(empty))
    const at = found < 0 ? rows.push('.'.repeat(columns)) - 1 : found
    rows[at] = rows[at]?.replace(empty, String.fromCharCode(65 + index).repeat(width)) ?? ''
  }
  return rows.join(' ')
}

test.each([
  ['catalogue', 0],
  ['catalogue', 1],
  ['catalogue', 2],
  ['home', 1],
  ['home', 2],
] as const)('%s, width %i: 2 to 30 tiles fill all rows', (grid, width) => {
  for (let count = 2; count <= 30; count += 1) expect(rowsAt(grid, width, count), `${count}`).not.toContain('.')
})

test.each([
  ['catalogue', 0, 'AB CD EE FG HI JJ KL MN OO PQ RS TT'],
  ['catalogue', 1, 'ABC DEE FGH IJJ KLM NOO PQR STT'],
  ['catalogue', 2, 'ABCD EEFG HIJJ KLMN OOPQ RSTT'],
  ['home', 1, 'AABCD EFGHH IIJKL MNOPP QQRST'],
  ['home', 2, 'AABCDEFG HHIIJKLM NOPPQRST'],
] as const)('%s, width %i: the rows of 20 tiles', (grid, width, rows) => {
  expect(rowsAt(grid, width, 20)).toBe(rows)
})
