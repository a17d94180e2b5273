/** The choices of play time and their words; the address says `?time=up-to-60`. */
export const timeFilters: Record<string, string> = {
  'up-to-60': 'Up to 60 min',
  'up-to-120': 'Up to 120 min',
  'over-120': 'Over 120 min',
}

/** What a visitor asks for; an empty text or an unknown one asks for nothing. */
export type Filter = { players: string; time: string }

/** Least and most, as a tile says them: "1 4"; undefined where they are not known. */
type Ranges = { players?: string; minutes?: string }

/**
 * Whether a game suits a filter. What is not known suits no filter that asks for it.
 *
 * | filter     | suits                                     |
 * |------------|-------------------------------------------|
 * | players n  | least <= n <= most                        |
 * | up to 60   | its longest game is at most 60 minutes    |
 * | up to 120  | its longest game is at most 120 minutes   |
 * | over 120   | its longest game is more than 120 minutes |
 */
export function suits({ players, minutes }: Ranges, filter: Filter): boolean {
  const [least = Number.NaN, most = Number.NaN] = players?.split(' ').map(Number) ?? []
  const [, longest = Number.NaN] = minutes?.split(' ').map(Number) ?? []
  const number = Number(filter.players)
  if (number >= 1 && !(least <= number && number <= most)) return false
  if (filter.time === 'up-to-60') return longest <= 60
  if (filter.time === 'up-to-120') return longest <= 120
  return filter.time === 'over-120' ? longest > 120 : true
}

/**
 * Filters the games of the page. The filters and the chosen line stand in the address: they outlast a reload and the way
 * back, and can be sent to a friend.
 */
export function startFilters(): void {
  const filters = document.querySelector('#filters')
  const reset = filters?.querySelector('button')
  const status = filters?.querySelector('[role=status]')
  const noGames = document.getElementById('no-games')
  if (!filters || !reset || !status || !noGames) return
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('main [role="tab"]')]
  const selects = [...filters.querySelectorAll('select')]

  const readAddress = () => {
    const asked = new URLSearchParams(window.location.search)
    for (const select of selects) {
      const value = asked.get(select.name)
      select.value = [...select.options].some((it) => it.value === value) ? (value ?? '') : ''
    }
    tabs.find((it) => it.value === asked.get('line'))?.click()
  }

  const show = () => {
    const line = tabs.find((it) => it.ariaSelected === 'true')
    const [players = '', time = ''] = selects.map((it) => it.value)
    const address = new URL(window.location.href)
    const asked = Object.entries({ players, time, line: line === tabs[0] ? '' : (line?.value ?? '') })
    address.search = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString()
    window.history.replaceState(window.history.state, '', address)
    for (const tile of document.querySelectorAll<HTMLElement>('main [role=tabpanel] li'))
      tile.hidden = !suits(tile.dataset, { players, time })
    const count = document.querySelectorAll('main [role=tabpanel]:not([hidden]) li:not([hidden])').length
    const isFiltered = players !== '' || time !== ''
    reset.classList.toggle('invisible', !isFiltered)
    noGames.hidden = count > 0
    status.textContent = count === 0 ? 'No games match.' : count === 1 ? '1 game' : `${count} games`
  }

  readAddress()
  show()
  filters.addEventListener('change', show)
  reset.addEventListener('click', () => {
    for (const select of selects) select.value = ''
    show()
  })
  // Above the list of tabs, which selects the pressed one first.
  document.querySelector('main')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[role=tab]')) show()
  })
}
