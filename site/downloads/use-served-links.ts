import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '../ui/plain-click.ts'

/** Links within the site that stand in an element as served lead there without loading a new page, as `Link` does. */
export function useServedLinks(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()

  // The outside world: links that React did not draw and does not know.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [list, navigate])
}
