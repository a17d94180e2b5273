/**
 * The chosen line of games stands in the address (`?line=lite`) and in the links of the filters: it outlasts a filter, a
 * reload and the way back, and can be sent to a friend.
 */
const tabs = [...document.querySelectorAll<HTMLButtonElement>('main [role="tab"]')]

for (const tab of tabs)
  tab.addEventListener('click', () => {
    const address = new URL(window.location.href)
    if (tab === tabs[0]) address.searchParams.delete('line')
    else address.searchParams.set('line', tab.value)
    window.history.replaceState(window.history.state, '', address)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/our-games"]'))
      link.search = address.search
  })

const asked = new URLSearchParams(window.location.search).get('line')
tabs.find((it) => it.value === asked)?.click()
