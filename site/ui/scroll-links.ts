import { isPlainClick } from './plain-click.ts'
import { scrollToId, warnOfUnknownId } from './scroll.ts'

/** Links of the page to a place in it: their own offset where they have one; a warning where there is no such place. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || !isPlainClick(event) || event.defaultPrevented || !isThisPage(link)) return
  const id = link.hash.slice(1)
  if (link.dataset.offset === undefined) return warnOfUnknownId(id)
  event.preventDefault()
  scrollToId(id, Number(link.dataset.offset))
})

// Somebody else's link may name a place this page does not have.
if (window.location.hash) warnOfUnknownId(window.location.hash.slice(1))

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.pathname === window.location.pathname
}
