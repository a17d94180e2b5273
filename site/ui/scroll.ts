/** How to scroll: at once where the visitor asks for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * Scrolls smoothly to the element with this id and leaves `offset` px above it.
 * An unknown id logs a warning and does nothing (specification §5).
 */
export function scrollToId(id: string, offset: number): void {
  const target = document.getElementById(id)
  if (!target) {
    warnOfUnknownId(id)
    return
  }
  const top = target.getBoundingClientRect().top + window.scrollY - offset
  window.scrollTo({ top, behavior: scrollBehavior() })
  moveFocus(target)
}

/** Logs the warning of specification §5 when the page has no element with this id. */
export function warnOfUnknownId(id: string): void {
  if (document.getElementById(id)) return
  console.warn(`There is no element with the id "${id}" to scroll to.`)
}

/** Lets keyboard and screen reader go on from here, as following a link to an anchor does. */
export function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
