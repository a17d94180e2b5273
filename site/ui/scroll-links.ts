import { isPlainClick } from './plain-click.ts'
import { scrollToId, warnOfUnknownId } from './scroll.ts'

/** Links of the page to a place in it: their own offset where they have one; a warning where there is no such place. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || !isPlainClick(event) || event.defaultPrevented || !isThisPage(link)) return
  if (link.dataset.offset !== undefined) {
    event.preventDefault()
    scrollToId(idOf(link.hash), Number(link.dataset.offset))
    // The address stays the same, so no `hashchange` follows.
  } else if (link.hash === window.location.hash) warnOfUnknownId(idOf(link.hash))
})

// A link without an offset, the address bar, "back": somebody else's link may name a place this page does not have.
window.addEventListener('hashchange', warnOfAddress)
warnOfAddress()

function warnOfAddress(): void {
  if (window.location.hash) warnOfUnknownId(idOf(window.location.hash))
}

function idOf(hash: string): string {
  return hash.slice(1)
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.pathname === window.location.pathname
}
