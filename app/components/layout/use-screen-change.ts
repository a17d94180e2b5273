import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { moveFocus, scrollBehavior } from '../../lib/scroll.ts'

const positions = new Map<string, number>()

/** Scrolls at once. A place further down has its height when the parts above have theirs (`parts.css`). */
function scrollTo(top: number): void {
  const { dataset } = document.documentElement
  if (top > 0) dataset.comingBack = ''
  window.scrollTo({ top, behavior: 'instant' })
  // Two frames: in the first the browser remembers the heights.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.comingBack))
}

/**
 * What a browser does at a page load and a client-side router does not: scroll to the top or to the hash, come back
 * to the old place on "back", and move focus to the new heading, which also lets screen readers say the new page.
 */
export function useScreenChange(): void {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // The outside world: the window's scroll position, remembered per history entry.
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  // The outside world: scroll position and focus of the document.
  useEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    // Taken as written: our ids are plain letters, and what a stranger's "%" stands for may not be readable at all.
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) {
      target.scrollIntoView({ behavior: scrollBehavior() })
      if (!samePage) moveFocus(target)
      return
    }
    if (samePage) return
    scrollTo(navigation === 'POP' ? (positions.get(key) ?? 0) : 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) moveFocus(heading)
  }, [pathname, hash, key, navigation])
}
