/**
 * Links of the page to a place in it. The browser scrolls; here are the link's own distance, and the warning where there
 * is no such place (docs/specification.md, "Addresses").
 */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="#"]') : null
  if (!link) return
  const place = findPlace(link.getAttribute('href') ?? '')
  if (!place) event.preventDefault()
  else if (link.dataset.offset !== undefined) {
    // The browser adds what the stylesheet keeps free below the header.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    place.style.scrollMarginTop = `calc(${link.dataset.offset}px - ${scrollPaddingTop})`
  }
})

// The address bar, "back" and links of other sites may name a place that this page does not have.
window.addEventListener('hashchange', checkAddress)
checkAddress()

function checkAddress(): void {
  if (window.location.hash) findPlace(window.location.hash)
}

/** The element a hash like "#we-stand" names; without one the console says so. */
function findPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const place = document.getElementById(id)
  if (!place) console.warn(`There is no element with the id "${id}" to scroll to.`)
  return place
}
