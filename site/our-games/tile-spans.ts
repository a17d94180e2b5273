import type { Grid } from '../games/game-tile.tsx'

/**
 * The columns of each grid in windows narrower than `xl`, from `xl` and from `2xl` on (docs/specification.md,
 * "Discover-games screen"). Narrow windows do not show the grid of the home page: with 1 every number of tiles fills it.
 */
export const columnsOf = { catalogue: [2, 3, 4], home: [1, 5, 8] } as const satisfies Record<Grid, object>

/**
 * How many columns a tile takes in each of the three, of `count` tiles. A wide tile takes two in narrow windows, and further
 * on as many as fill the rows. Each of equal parts of the list has one: its last tile, on the home page by turns its first.
 */
export function spansOf(grid: Grid, index: number, count: number): [narrow: 1 | 2, xl: 1 | 2, xxl: 1 | 2] {
  const [narrow, xl, xxl] = columnsOf[grid]
  const few = Math.floor(count / 10)
  const [doubleAtXl, doubleAt2xl] = [fillingDoubles(count, xl, few), fillingDoubles(count, xxl, few)]
  const wide = fillingDoubles(count, narrow, Math.max(doubleAtXl, doubleAt2xl))
  const part = Array.from({ length: wide }, (_, part) => {
    const isFirst = grid === 'home' && part % 2 === 0
    return isFirst ? Math.round((part * count) / wide) : Math.round(((part + 1) * count) / wide) - 1
  }).indexOf(index)
  if (part < 0) return [1, 1, 1]
  return [2, part < doubleAtXl ? 2 : 1, part < doubleAt2xl ? 2 : 1]
}

/** How many tiles take two columns so that no cell is empty: the first such number from `least` on. */
function fillingDoubles(count: number, columns: number, least: number): number {
  return (count + least) % columns === 0 ? least : fillingDoubles(count, columns, least + 1)
}
