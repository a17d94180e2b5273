import { writeQueryString } from '../browser/write-query-string.client.ts'
import { filterForm, gameCount } from './game-filters.ts'

/**
 * Filters the games of the page. The address holds the filters and the chosen line: they are kept on a reload and on "back", and
 * can be sent as a link.
 */
export function startFilters(): void {
  const form = document.querySelector<HTMLFormElement>(`#${filterForm}`)
  const showAll = form?.querySelector('button')
  const status = form?.querySelector('[role=status]')
  const noGames = document.getElementById('no-games')
  if (!form || !showAll || !status || !noGames) return
  const selects = [...form.querySelectorAll('select')]

  const readQueryString = () => {
    for (const [name, value] of new URLSearchParams(window.location.search)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = value
    }
    for (const select of selects) if (select.selectedIndex < 0) select.value = ''
  }

  const filterGames = () => {
    const wanted = selects.flatMap(({ value }) => value || [])
    const tiles = [...document.querySelectorAll<HTMLElement>('main [data-matches]')]
    for (const tile of tiles) tile.hidden = !wanted.every((value) => tile.dataset.matches?.split(' ').includes(value))
    const count = tiles.filter((tile) => tile.checkVisibility()).length
    const isFiltered = wanted.length > 0
    status.textContent = gameCount(count, isFiltered)
    noGames.hidden = count > 0 || !isFiltered
    showAll.classList.toggle('invisible', !isFiltered)
  }

  const choose = () => {
    filterGames()
    writeQueryString(new FormData(form))
  }

  readQueryString()
  filterGames()
  // The tabs belong to the form, too, but are outside of it: their events do not pass through it.
  document.addEventListener('change', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form) choose()
  })
  // A reset of the form would also change the line.
  showAll.addEventListener('click', () => {
    for (const select of selects) select.value = ''
    choose()
  })
}
