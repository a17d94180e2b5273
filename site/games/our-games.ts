/**
 * Filters the games of the page. The filters and the chosen line stand in the address: they outlast a reload and the way
 * back, and can be sent to a friend.
 */
export function startFilters(): void {
  const form = document.querySelector<HTMLFormElement>('#filters')
  const reset = form?.querySelector<HTMLButtonElement>('[type=reset]')
  const status = form?.querySelector('[role=status]')
  const noGames = document.getElementById('no-games')
  if (!form || !reset || !status || !noGames) return
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('main [role="tab"]')]

  const readAddress = () => {
    const address = new URLSearchParams(window.location.search)
    for (const select of form.querySelectorAll('select')) {
      select.value = address.get(select.name) ?? ''
      if (select.selectedIndex < 0) select.value = ''
    }
    tabs.find(({ value }) => value === address.get('line'))?.click()
  }

  const show = () => {
    const filters = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (value) filters.set(name, String(value))
    for (const tile of document.querySelectorAll<HTMLElement>('main [data-suits]'))
      tile.hidden = ![...filters.values()].every((value) => tile.dataset.suits?.split(' ').includes(value))
    const count = document.querySelectorAll('main [role=tabpanel]:not([hidden]) li:not([hidden])').length
    reset.classList.toggle('invisible', filters.size === 0)
    noGames.hidden = count > 0
    status.textContent = count === 0 ? 'No games match.' : count === 1 ? '1 game' : `${count} games`
    const line = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true')
    if (line > 0) filters.set('line', tabs[line]?.value ?? '')
    const address = new URL(window.location.href)
    address.search = filters.toString()
    window.history.replaceState(window.history.state, '', address)
  }

  readAddress()
  show()
  form.addEventListener('change', show)
  // The browser empties the form after this event.
  form.addEventListener('reset', () => setTimeout(show))
  // Above the list of tabs, which selects the pressed one first.
  document.querySelector('main')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[role=tab]')) show()
  })
}
