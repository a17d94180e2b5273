import { type RefObject, useEffect, useState } from 'react'

/** Whether any part of the element is in the window. False until the browser has said so. */
export function useInView(box: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)

  // The element's place in the window.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  return inView
}
