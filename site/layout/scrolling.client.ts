import { closest } from '../browser/closest.client.ts'

/**
 * Fades each `.reveal` in whenever it comes into view (docs/specification.md, "Motion"). `data-shown` holds its state,
 * which the stylesheet reads.
 *
 * | the element                              | `data-shown` | is                                                  |
 * |------------------------------------------|--------------|-----------------------------------------------------|
 * | was in view when the page was loaded     | yes          | visible                                             |
 * | is out of view                           | away         | visible, so that printing and reader modes show it  |
 * | comes in, less than a fifth of it        | no           | hidden                                              |
 * | has a fifth in view                      | yes          | fades in                                            |
 * | is taller than four windows and comes in | yes          | fades in: a fifth of it might not fit into a window |
 */
export function startReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue
        const isNew = target.dataset.shown === undefined
        const isTall = boundingClientRect.height > window.innerHeight * 4
        if (!isIntersecting) target.dataset.shown = 'away'
        else if (isNew || isTall || intersectionRatio >= 0.2) target.dataset.shown = 'yes'
        else if (target.dataset.shown === 'away') target.dataset.shown = 'no'
      }
    },
    { threshold: [0, 0.2] },
  )
  for (const element of document.querySelectorAll('.reveal')) observer.observe(element)
}

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
