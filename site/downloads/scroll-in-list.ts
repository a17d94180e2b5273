import { scrollBehavior } from '../ui/scroll.ts'

/** Space left above a section the sidebar leads to, in px (specification §9). */
const offset = 60

/** What takes a list out of the page's hands: the visitor scrolls it. */
const takeovers = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls a list to one of its sections. In a long list sections take their true height only when they come near, so
 * the place may move on the way and is put right at the end, unless the visitor has scrolled on meanwhile. Returns how
 * to leave that out, for when another section is chosen.
 */
export function scrollInList(list: HTMLElement, target: HTMLElement): () => void {
  const onTheWay = new AbortController()
  const leave = () => onTheWay.abort()
  const top = () => {
    const below = target.getBoundingClientRect().top - list.getBoundingClientRect().top
    return Math.min(list.scrollTop + below - offset, list.scrollHeight - list.clientHeight)
  }
  // No motion, no end of it: the correction would wait for the visitor's own scrolling and undo that.
  if (Math.abs(top() - list.scrollTop) < 1) return leave
  const correct = () => {
    leave()
    if (Math.abs(top() - list.scrollTop) > 2) list.scrollTo({ top: top(), behavior: 'instant' })
  }
  const listening = { signal: onTheWay.signal, passive: true }
  for (const takeover of takeovers) list.addEventListener(takeover, leave, listening)
  list.addEventListener('scrollend', correct, listening)
  list.scrollTo({ top: top(), behavior: scrollBehavior() })
  return leave
}
