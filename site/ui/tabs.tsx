import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs by the ARIA Authoring Practices: arrows move and select, Home and End jump. The first is selected at first. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId()
  const [selected, select] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const ends = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined
    const next = ends ?? (step === undefined ? undefined : (selected + step + tabs.length) % tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    list.current?.querySelectorAll('button')[next]?.focus()
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
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-controls={`${prefix}-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            className="min-h-11 shrink-0 border-transparent border-b-3 px-4 font-semibold text-ash hover:text-bone aria-selected:border-accent aria-selected:text-bone"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          hidden={index !== selected}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
