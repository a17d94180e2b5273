import { useEffect, useRef } from 'react'
import { mayMove, moveFocus } from '../../lib/scroll.ts'

/** Space left above a section the sidebar leads to, and how long the scrollbar stays (specification §9). */
const offset = 60
const scrollbarDelay = 600

/** The list that scrolls beside the sidebar: scrolls to a section, and shows its scrollbar only while it moves. */
export function useScrollContainer() {
  const container = useRef<HTMLElement>(null)

  // The outside world: scrolling, which the stylesheet cannot see.
  useEffect(() => {
    const element = container.current
    if (!element) return
    let timer = 0
    const show = () => {
      element.dataset.scrolling = 'yes'
      window.clearTimeout(timer)
      timer = window.setTimeout(() => delete element.dataset.scrolling, scrollbarDelay)
    }
    element.addEventListener('scroll', show, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('scroll', show)
    }
  }, [])

  function scrollTo(id: string) {
    const element = container.current
    const target = document.getElementById(id)
    if (!element || !target) return
    const place = () =>
      target.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - offset
    // In a long list sections take their true height only when they come near, so the place may move on the way.
    const correct = () => {
      if (Math.abs(place() - element.scrollTop) > 2) element.scrollTo({ top: place(), behavior: 'instant' })
    }
    element.addEventListener('scrollend', correct, { once: true })
    element.scrollTo({ top: place(), behavior: mayMove() ? 'smooth' : 'auto' })
    history.replaceState(history.state, '', `#${id}`)
    moveFocus(target)
  }

  return { container, scrollTo }
}
