'use client'
import { useRef, useState } from 'react'

const steps = { ArrowLeft: -1, ArrowRight: 1 }
const farEnough = 40

export function Carousel({ label, pictures, buttonClass, arrows }) {
  const [shown, show] = useState(0)
  const touchedAt = useRef(0)
  const count = pictures.length
  const go = (step) => show((shown + step + count) % count)

  function onKeyDown(event) {
    if (!steps[event.key]) return
    event.preventDefault()
    go(steps[event.key])
  }

  function onTouchEnd(event) {
    const way = event.changedTouches[0].clientX - touchedAt.current
    if (Math.abs(way) > farEnough) go(way < 0 ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not pictures
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex w-full max-w-slide flex-col gap-3"
      onKeyDown={onKeyDown}
    >
      <div
        className="carousel-window rounded-box"
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0].clientX
        }}
        onTouchEnd={onTouchEnd}
      >
        <ul
          className="flex transition-transform duration-500"
          style={shown > 0 ? { transform: `translateX(-${shown * 100}%)` } : undefined}
        >
          {pictures}
        </ul>
      </div>
      <div className="needs-script flex items-center justify-end gap-3">
        <p aria-live="polite" className="mr-auto text-ash">
          <span className="sr-only">Picture </span>
          {shown + 1} of {count}
        </p>
        <button type="button" aria-label="Previous picture" className={buttonClass} onClick={() => go(-1)}>
          {arrows[0]}
        </button>
        <button type="button" aria-label="Next picture" className={buttonClass} onClick={() => go(1)}>
          {arrows[1]}
        </button>
      </div>
    </div>
  )
}
