import { useEffect, useRef } from 'react'
import { moveFocus } from '../ui/scroll.ts'
import { scrollInList } from './scroll-in-list.ts'

/** How long the scrollbar stays after the last motion, in ms (specification §9). */
const scrollbarDelay = 600

/** The list that scrolls beside the sidebar: scrolls to a section, and shows its scrollbar only while it moves. */
export function useScrollContainer() {
  const container = useRef<HTMLElement>(null)
  /** Leaves the way to the section chosen before. */
  const leave = useRef(() => {})

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
    leave.current()
    leave.current = scrollInList(element, target)
    history.replaceState(history.state, '', `#${id}`)
    moveFocus(target)
  }

  return { container, scrollTo }
}
