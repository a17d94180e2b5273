import { useSyncExternalStore } from 'react'

declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const quiet = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * Whether things may start to move by themselves: not under prefers-reduced-motion, and not where the visitor saves
 * data. False in the served HTML, so that nothing moves before the answer is known.
 */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(quiet).matches && !navigator.connection?.saveData,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(quiet)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
