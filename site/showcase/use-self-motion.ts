import { useState } from 'react'
import { useMotionAllowed } from './motion.ts'

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
