import { closest } from '../browser/closest.client.ts'

/**
 * Links to an element of the same page. The browser scrolls. This script sets the distance that a link asks for, and warns
 * where the element is missing (docs/specification.md, "Addresses").
 */
export function startScrollLinks(): void {
  document.addEventListener('click', (event) => {
    const link = closest(event.target, 'a[href^="#"]')
    if (!link) return
    const target = findTarget(link.getAttribute('href') ?? '')
    if (!target) event.preventDefault()
    else if (link.dataset.offset !== undefined) {
      // The browser adds what the stylesheet keeps free below the header.
      const { scrollPaddingTop } = getComputedStyle(document.documentElement)
      target.style.scrollMarginTop = `calc(${link.dataset.offset}px - ${scrollPaddingTop})`
    }
  })

  // The address bar, "back" and links of other sites may name an element that this page does not have.
  window.addEventListener('hashchange', checkAddress)
  checkAddress()
}

function checkAddress(): void {
  if (window.location.hash) findTarget(window.location.hash)
}

/** The element a hash like "#we-stand" names. The console says so if there is none. */
function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const target = document.getElementById(id)
  if (!target) console.warn(`There is no element with the id "${id}" to scroll to.`)
  return target
}
