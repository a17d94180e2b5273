const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Lets each tab list of the page select: by press, by arrows, by Home and End (ARIA Authoring Practices, tabs). */
for (const list of document.querySelectorAll('[role="tablist"]')) {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')]
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? tabs.find((it) => it.contains(target)) : undefined
    if (tab) select(tabs, tab)
  })
  list.addEventListener('keydown', (event) => {
    // With Alt or the Command key the arrows are the browser's own: Back and Forward.
    if (!(event instanceof KeyboardEvent) || event.altKey || event.metaKey || event.ctrlKey) return
    const next = tabs.at(indexAfter(event.key, tabs))
    if (!next) return
    event.preventDefault()
    next.click()
    next.focus()
  })
}

function indexAfter(key: string, tabs: HTMLButtonElement[]): number {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  const selected = tabs.findIndex((it) => it.ariaSelected === 'true')
  const step = steps[key]
  return step === undefined ? tabs.length : (selected + step + tabs.length) % tabs.length
}

function select(tabs: HTMLButtonElement[], selected: HTMLButtonElement): void {
  for (const tab of tabs) {
    const isSelected = tab === selected
    tab.ariaSelected = String(isSelected)
    tab.tabIndex = isSelected ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isSelected
  }
}
