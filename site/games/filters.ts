import { type Game, knownPlayers, rangeIn } from './game.ts'

export const playerFilters = [1, 2, 3, 4, 5, 6]

/** By their names in the address, `?time=up-to-60`; `longest` is in minutes. */
export const timeFilters: Record<string, { words: string; suits: (longest: number) => boolean }> = {
  'up-to-60': { words: 'Up to 60 min', suits: (longest) => longest <= 60 },
  'up-to-120': { words: 'Up to 120 min', suits: (longest) => longest <= 120 },
  'over-120': { words: 'Over 120 min', suits: (longest) => longest > 120 },
}

/** The values of the filters a game suits. What is not known suits none. */
export function filtersOf({ players, playTime }: Game['facts']): string[] {
  const [least = Number.NaN, most = Number.NaN] = rangeIn(knownPlayers(players)) ?? []
  const [, time = Number.NaN] = rangeIn(playTime) ?? []
  const longest = playTime?.includes('hours') ? time * 60 : time
  return [
    ...playerFilters.filter((count) => least <= count && count <= most).map(String),
    ...Object.keys(timeFilters).filter((name) => timeFilters[name]?.suits(longest)),
  ]
}

/**
 * Filters the games of the page. What is chosen, the line of games as well, stands in the address: it outlasts a reload and
 * the way back, and can be sent to a friend.
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

  const show = () => {
    const filters = selects.flatMap(({ value }) => value || [])
    const tiles = [...document.querySelectorAll<HTMLElement>('main [data-suits]')]
    for (const tile of tiles)
      tile.hidden = !filters.every((value) => tile.dataset.suits?.split(' ').includes(value))
    const count = tiles.filter((tile) => tile.checkVisibility()).length
    status.textContent = count === 0 ? 'No games match.' : count === 1 ? '1 game' : `${count} games`
    noGames.hidden = count > 0
    reset.classList.toggle('invisible', filters.length === 0)
    const address = new URL(window.location.href)
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    address.search = new URLSearchParams(chosen.filter(([, value]) => value)).toString()
    window.history.replaceState(window.history.state, '', address)
  }

  readAddress()
  show()
  // Also for the tabs, which belong to the form and stand outside it.
  document.addEventListener('change', show)
  // The browser empties the form after this event.
  form.addEventListener('reset', () => setTimeout(show))
}
