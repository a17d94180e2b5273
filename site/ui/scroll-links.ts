/**
 * Links of the page to a place in it. The browser scrolls; here are the link's own distance, and the warning where there
 * is no such place (docs/specification.md, "Validation").
 */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="#"]') : null
  if (!link) return
  const place = placeOf(link.getAttribute('href') ?? '')
  if (!place) event.preventDefault()
  else if (link.dataset.offset !== undefined) {
    // What the stylesheet keeps free below the header counts, too.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    place.style.scrollMarginTop = `calc(${link.dataset.offset}px - ${scrollPaddingTop})`
  }
})

// The address bar, "back", a link of another site: they may name a place this page does not have.
window.addEventListener('hashchange', checkAddress)
checkAddress()

function checkAddress(): void {
  if (window.location.hash) placeOf(window.location.hash)
}

function placeOf(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  const place = document.getElementById(id)
  if (!place) console.warn(`There is no element with the id "${id}" to scroll to.`)
  return place
}

/** An address may hold a "%" that encodes nothing. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
