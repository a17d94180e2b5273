import { playersOf, playTimeOf } from '../games/facts.ts'
import type { Game } from '../games/game.ts'
import { counted } from '../text/amounts.ts'

/** Play time in minutes. What is not known is `NaN`, which matches no option. */
type GameRange = { minPlayers: number; maxPlayers: number; maxTime: number }

/** The id of the form that filters the page of all games. */
export const filterForm = 'filters'

/**
 * The filters of /our-games. The name of a filter and the value of its option are in the address: `?time=up-to-60`. Option
 * values are unique across all filters: `data-matches` lists values without saying which filter they belong to.
 */
export const gameFilters = [
  {
    name: 'players',
    label: 'Players',
    options: [1, 2, 3, 4, 5, 6].map((count) => ({
      value: `${count}`,
      label: counted(count, 'player'),
      matches: ({ minPlayers, maxPlayers }: GameRange) => minPlayers <= count && count <= maxPlayers,
    })),
  },
  {
    name: 'time',
    label: 'Play time',
    options: [
      { value: 'up-to-60', label: 'Up to 60 min', matches: ({ maxTime }: GameRange) => maxTime <= 60 },
      { value: 'up-to-120', label: 'Up to 120 min', matches: ({ maxTime }: GameRange) => maxTime <= 120 },
      { value: 'over-120', label: 'Over 120 min', matches: ({ maxTime }: GameRange) => maxTime > 120 },
    ],
  },
]

export function matchingOptions(facts: Game['facts']): string[] {
  const { min = Number.NaN, max = Number.NaN } = playersOf(facts)?.range ?? {}
  const range = { minPlayers: min, maxPlayers: max, maxTime: playTimeOf(facts)?.maxMinutes ?? Number.NaN }
  const options = gameFilters.flatMap((filter) => filter.options)
  return options.filter(({ matches }) => matches(range)).map(({ value }) => value)
}

/** How many games are shown. Empty for a line without games: its tab says "Coming soon." */
export function gameCount(count: number, isFiltered = false): string {
  if (count === 0) return isFiltered ? 'No games match.' : ''
  return counted(count, 'game')
}
