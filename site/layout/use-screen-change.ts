import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { moveFocus, scrollBehavior } from '../ui/scroll.ts'

const positions = new Map<string, number>()

/**
 * What a browser does at a page load and a client-side router does not: scroll to the top or to the hash, come back
 * to the old place on "back", and move focus to the new heading, which also lets screen readers say the new page.
 */
export function useScreenChange(): void {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // The outside world: the window's scroll position, remembered per history entry. Before the next paint, which a
  // shorter screen would begin with a scroll event of its own.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  // The outside world: scroll position and focus of the document, before the new screen is seen.
  useLayoutEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    // Taken as written: our ids are plain letters, and what a stranger's "%" stands for may not be readable at all.
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) {
      // A new screen begins there; on the way past them its parts would take their heights and move the place.
      target.scrollIntoView({ behavior: samePage ? scrollBehavior() : 'instant' })
      if (!samePage) moveFocus(target)
      return
    }
    if (samePage) return
    window.scrollTo({ top: navigation === 'POP' ? (positions.get(key) ?? 0) : 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) moveFocus(heading)
  }, [pathname, hash, key, navigation])
}
