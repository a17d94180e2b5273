import { type TouchEvent, useRef } from 'react'

/** Shorter strokes are taps, in px. */
const shortest = 40

/** Handlers for an element whose pictures follow a finger's sideways stroke: to the left means forward. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      // Two fingers enlarge the page.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      const from = start.current
      start.current = undefined
      if (!from || !touch) return
      const across = touch.clientX - from.x
      const isStroke = Math.abs(across) >= shortest && Math.abs(across) > Math.abs(touch.clientY - from.y)
      if (isStroke) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
