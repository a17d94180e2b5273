import { useState, useSyncExternalStore } from 'react'

declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const quiet = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * The state of something that moves by itself: it starts where the visitor's settings allow it, and from the first
 * press of its button on the visitor's wish alone counts (WCAG 2.2.2).
 */
export function useSelfMotion() {
  const allowed = useMotionAllowed()
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none')
  const moving = wish === 'none' ? allowed : wish === 'play'
  return { moving, askedFor: wish === 'play', toggle: () => setWish(moving ? 'pause' : 'play') }
}

/**
 * Whether things may start to move by themselves: not under prefers-reduced-motion, and not where the visitor saves
 * data. False in the served HTML, so that nothing moves before the answer is known.
 */
function useMotionAllowed(): boolean {
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
