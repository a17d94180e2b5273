'use client'
import { useEffect, useRef } from 'react'

export function Reveal({ className, children }) {
  const box = useRef(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const shown = entry.intersectionRatio >= 0.2 || entry.intersectionRect.height > innerHeight * 0.2
        if (shown || !entry.isIntersecting) box.current.dataset.shown = shown ? 'yes' : 'no'
      },
      { threshold: [0, 0.05, 0.1, 0.2] },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
