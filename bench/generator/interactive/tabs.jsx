'use client'
import { useId, useRef, useState } from 'react'

const steps = { ArrowLeft: -1, ArrowRight: 1 }

export function Tabs({ label, names, buttonClass, panels }) {
  const id = useId()
  const [selected, select] = useState(0)
  const list = useRef(null)

  function onKeyDown(event) {
    const ends = event.key === 'Home' ? 0 : event.key === 'End' ? names.length - 1 : undefined
    const step = steps[event.key]
    const next = ends ?? (step && (selected + step + names.length) % names.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    list.current.querySelectorAll('button')[next].focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="needs-script flex gap-1 overflow-x-auto border-seam border-b p-1"
      >
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${index}-tab`}
            aria-controls={`${id}-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            className={buttonClass}
          >
            {name}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={names[index]}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-${index}-tab`}
          hidden={index !== selected}
          className="pt-5"
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
