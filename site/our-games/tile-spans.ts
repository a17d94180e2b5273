import type { Grid } from '../games/game-tile.tsx'

/**
 * The columns of each grid in windows narrower than `xl`, from `xl` and from `2xl` on (docs/specification.md,
 * "Discover-games screen"). Narrow windows do not show the grid of the home page.
 */
export const columnsOf = { catalogue: [2, 3, 4], home: [1, 5, 8] } as const satisfies Record<Grid, object>

/** Three tiles cannot fill eight columns: then the home page shows them as the catalogue does. */
export function gridFor(grid: Grid, count: number): Grid {
  return count < 4 ? 'catalogue' : grid
}

/**
 * How many columns a tile takes in each of the three windows, for two tiles or more. As many tiles are wide (two
 * columns) as are needed to fill the last row. They are spread evenly: the list is cut into as many parts as there are wide
 * tiles, and the last tile of each part is wide; on the home page the first tile of the first part, the last of the second,
 * and so on. A window that needs fewer wide tiles than another has those of the first parts.
 */
export function spansOf(grid: Grid, index: number, count: number): [narrow: 1 | 2, xl: 1 | 2, xxl: 1 | 2] {
  const [narrow, xl, xxl] = columnsOf[grid]
  // A long list has some wide tiles even where its rows are full without.
  const least = Math.floor(count / 10)
  const [wideAtXl, wideAt2xl] = [wideTiles(count, xl, least), wideTiles(count, xxl, least)]
  const parts = wideTiles(count, narrow, Math.max(wideAtXl, wideAt2xl))
  const part = Array.from({ length: parts }, (_, part) => {
    const isFirst = grid === 'home' && part % 2 === 0
    return isFirst ? Math.round((part * count) / parts) : Math.round(((part + 1) * count) / parts) - 1
  }).indexOf(index)
  if (part < 0) return [1, 1, 1]
  return [2, part < wideAtXl ? 2 : 1, part < wideAt2xl ? 2 : 1]
}

/** The smallest number of wide tiles, from `least` on, that leaves no cell empty. */
function wideTiles(count: number, columns: number, least: number): number {
  const cellsInLastRow = (count + least) % columns
  return cellsInLastRow === 0 ? least : least + columns - cellsInLastRow
}
