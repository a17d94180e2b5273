import { type Game, knownPlayers, rangeIn } from './game.ts'

/** Play time in minutes. What is not known is `NaN`, which suits no option. */
type Measures = { minPlayers: number; maxPlayers: number; maxTime: number }

/** The filters of /our-games. The name of a filter and the value of its option stand in the address: `?time=up-to-60`. */
export const filterGroups = [
  {
    name: 'players',
    label: 'Players',
    any: 'Any number',
    options: [1, 2, 3, 4, 5, 6].map((count) => ({
      value: `${count}`,
      words: `${count}`,
      suits: ({ minPlayers, maxPlayers }: Measures) => minPlayers <= count && count <= maxPlayers,
    })),
  },
  {
    name: 'time',
    label: 'Play time',
    any: 'Any time',
    options: [
      { value: 'up-to-60', words: 'Up to 60 min', suits: ({ maxTime }: Measures) => maxTime <= 60 },
      { value: 'up-to-120', words: 'Up to 120 min', suits: ({ maxTime }: Measures) => maxTime <= 120 },
      { value: 'over-120', words: 'Over 120 min', suits: ({ maxTime }: Measures) => maxTime > 120 },
    ],
  },
]

/** The values of all options that a game suits. */
export function matchingOptions({ players, playTime }: Game['facts']): string[] {
  const [minPlayers = Number.NaN, maxPlayers = Number.NaN] = rangeIn(knownPlayers(players)) ?? []
  const [, time = Number.NaN] = rangeIn(playTime) ?? []
  const measures = { minPlayers, maxPlayers, maxTime: playTime?.includes('hours') ? time * 60 : time }
  const options = filterGroups.flatMap((filter) => filter.options)
  return options.filter(({ suits }) => suits(measures)).map(({ value }) => value)
}
