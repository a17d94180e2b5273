import { isPlainClick } from './plain-click.ts'

/** Links of the page to a place in it: their own offset where they have one; a warning where there is no such place. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || !isPlainClick(event) || event.defaultPrevented || !isThisPage(link)) return
  if (link.dataset.offset !== undefined) {
    event.preventDefault()
    const target = elementOf(link.hash)
    if (!target) return
    const top = target.getBoundingClientRect().top + window.scrollY - Number(link.dataset.offset)
    // Smoothly, if the visitor wants it so: the stylesheet decides.
    window.scrollTo({ top })
    moveFocus(target)
  } else if (link.hash === window.location.hash) {
    // The address stays the same, so no `hashchange` follows.
    elementOf(link.hash)
  }
})

// A link without an offset, the address bar, "back": somebody else's link may name a place this page does not have.
window.addEventListener('hashchange', warnOfAddress)
warnOfAddress()

function warnOfAddress(): void {
  if (window.location.hash) elementOf(window.location.hash)
}

/** The element a hash names; where the page has none, the warning that docs/specification.md asks for ("Validation"). */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const element = document.getElementById(id)
  if (!element) console.warn(`There is no element with the id "${id}" to scroll to.`)
  return element
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.pathname === window.location.pathname
}

/** Lets keyboard and screen reader go on from here, as following a link to an anchor does. */
function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
