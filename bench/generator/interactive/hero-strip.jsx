'use client'
import { useEffect, useRef, useState } from 'react'

const interval = 3000

export function HeroStrip({ slides, buttonClass, signs }) {
  const strip = useRef(null)
  const [moving, setMoving] = useState(false)

  useEffect(() => {
    setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      const seen = strip.current.getBoundingClientRect()
      const inView = seen.bottom > 0 && seen.top < innerHeight
      if (!document.hidden && inView && !strip.current.matches(':hover, :focus-within'))
        step(strip.current, 1)
    }, interval)
    return () => clearInterval(timer)
  }, [moving])

  return (
    <section aria-label="Pictures of the game" className="grid grid-cols-[auto_1fr] gap-3">
      <button
        type="button"
        aria-label={`${moving ? 'Pause' : 'Play'} the row of pictures`}
        className={buttonClass}
        onClick={() => setMoving(!moving)}
      >
        {signs[0]}
      </button>
      <div className="contents">
        <div className="flex justify-end gap-3">
          <button
            type="button"
            aria-label="Previous pictures"
            className={buttonClass}
            onClick={() => step(strip.current, -1)}
          >
            {signs[1]}
          </button>
          <button
            type="button"
            aria-label="Next pictures"
            className={buttonClass}
            onClick={() => step(strip.current, 1)}
          >
            {signs[2]}
          </button>
        </div>
        <ul ref={strip} className="strip col-span-2 flex gap-3">
          {slides}
        </ul>
      </div>
    </section>
  )
}

function step(strip, direction) {
  const { scrollLeft, clientWidth, scrollWidth } = strip
  const last = scrollWidth - clientWidth
  const next = scrollLeft + direction * clientWidth
  const wrapped = direction > 0 && scrollLeft >= last - 2 ? 0 : direction < 0 && scrollLeft <= 2 ? last : next
  strip.scrollTo({ left: wrapped, behavior: 'smooth' })
}
