import { useEffect, useRef } from 'react'

/**
 * Fades its content in whenever a fifth of it is visible, each time anew. It is visible in the served HTML and stays
 * so without script; script hides only what lies below the first view.
 */
export function Reveal({ className = '', ...rest }: React.ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)

  // The outside world: the element's place in the window.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // A box taller than the window never shows a fifth of itself at once.
        const shown =
          entry.intersectionRatio >= 0.2 || entry.intersectionRect.height > window.innerHeight * 0.2
        if (shown || !entry.isIntersecting) element.dataset.shown = shown ? 'yes' : 'no'
      },
      { threshold: [0, 0.05, 0.1, 0.2] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return <div ref={box} {...rest} className={`reveal ${className}`} />
}
