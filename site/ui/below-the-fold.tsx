import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useHydrated } from '../old/use-hydrated.ts'

/**
 * False while a screen is drawn to which a link of the site has led, true once its first view is painted, so that a
 * visitor sees it sooner. Always true in the served page, where a place further down is asked for, and on the way back,
 * which ends where the visitor has been.
 */
export function useWholeScreen(): boolean {
  const { hash } = useLocation()
  const arrived = useNavigationType() === 'PUSH' && !hash
  const hydrated = useHydrated()
  const [whole, setWhole] = useState(!(arrived && hydrated))

  // The outside world: the browser's painting.
  useEffect(() => {
    if (whole) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [whole])

  return whole
}

/** What a screen shows below its first view. `main` fills the window without it, so the footer stays out of sight. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useWholeScreen() && children
}
