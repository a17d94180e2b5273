import { type Game, knownPlayers, rangeIn } from './game.ts'

/** The least and the most players, and the longest play time in minutes. What is not known is `NaN`, which suits no filter. */
type Measures = { least: number; most: number; longest: number }

/** The filters of /our-games. The name of a filter and the value of its option stand in the address: `?time=up-to-60`. */
export const filters = [
  {
    name: 'players',
    label: 'Players',
    any: 'Any number',
    options: ['1', '2', '3', '4', '5', '6'].map((count) => ({
      value: count,
      words: count,
      suits: ({ least, most }: Measures) => least <= Number(count) && Number(count) <= most,
    })),
  },
  {
    name: 'time',
    label: 'Play time',
    any: 'Any time',
    options: [
      { value: 'up-to-60', words: 'Up to 60 min', suits: ({ longest }: Measures) => longest <= 60 },
      { value: 'up-to-120', words: 'Up to 120 min', suits: ({ longest }: Measures) => longest <= 120 },
      { value: 'over-120', words: 'Over 120 min', suits: ({ longest }: Measures) => longest > 120 },
    ],
  },
]

/** The values of the filters a game suits. */
export function filtersOf({ players, playTime }: Game['facts']): string[] {
  const [least = Number.NaN, most = Number.NaN] = rangeIn(knownPlayers(players)) ?? []
  const [, time = Number.NaN] = rangeIn(playTime) ?? []
  const measures = { least, most, longest: playTime?.includes('hours') ? time * 60 : time }
  const options = filters.flatMap((filter) => filter.options)
  return options.filter(({ suits }) => suits(measures)).map(({ value }) => value)
}

/**
 * Filters the games of the page. The filters and the line of games that are chosen stand in the address, so that a reload
 * and the way back find them again and a friend can be sent them.
 */
export function startFilters(): void {
  const form = document.querySelector<HTMLFormElement>('#filters')
  const reset = form?.querySelector<HTMLButtonElement>('[type=reset]')
  const status = form?.querySelector('[role=status]')
  const noGames = document.getElementById('no-games')
  if (!form || !reset || !status || !noGames) return
  const selects = [...form.querySelectorAll('select')]

  const readAddress = () => {
    for (const [name, value] of new URLSearchParams(window.location.search)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = value
    }
    for (const select of selects) if (select.selectedIndex < 0) select.value = ''
  }

  const filterGames = () => {
    const wanted = selects.flatMap(({ value }) => value || [])
    const tiles = [...document.querySelectorAll<HTMLElement>('main [data-suits]')]
    for (const tile of tiles)
      tile.hidden = !wanted.every((value) => tile.dataset.suits?.split(' ').includes(value))
    const count = tiles.filter((tile) => tile.checkVisibility()).length
    status.textContent = count === 0 ? 'No games match.' : count === 1 ? '1 game' : `${count} games`
    noGames.hidden = count > 0
    reset.classList.toggle('invisible', wanted.length === 0)
    const address = new URL(window.location.href)
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    address.search = new URLSearchParams(chosen.filter(([, value]) => value)).toString()
    window.history.replaceState(window.history.state, '', address)
  }

  readAddress()
  filterGames()
  // The tabs belong to the form, too, but stand outside of it: their events do not pass through it.
  document.addEventListener('change', filterGames)
  // The browser empties the form only after this event.
  form.addEventListener('reset', () => setTimeout(filterGames))
}
