import type { ReactNode } from 'react'
import { Icon, MotionButton, RoundButton } from './round-button.tsx'

type SliderProps = {
  label: string
  /** What its buttons speak of: "picture". */
  what: string
  slides: { key: string; content: ReactNode }[]
  slideClass: string
  /** ms between two shifts; absent: it moves by hand alone. */
  every?: number
  className?: string
}

/**
 * A row of slides that scrolls by hand and snaps; `slider.ts` adds arrows, keys and the time. Without script it is a row to
 * scroll. One slide has no arrows (docs/specification.md, "Game page").
 */
export function Slider({ label, what, slides, slideClass, every, className = '' }: SliderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not pictures
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-slider
      data-every={every}
      className={`flex min-w-0 flex-col gap-3 ${className}`}
    >
      <ul
        className="strip flex min-w-0"
        // It scrolls, and pictures alone give the keyboard no place in it.
        tabIndex={every || slides.length === 1 ? undefined : 0}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={`shrink-0 ${slideClass}`}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="flex shrink-0 justify-end gap-1">
          {!every && <p aria-live="polite" className="sr-only" />}
          {every && <MotionButton what={`the row of ${what}s`} />}
          <RoundButton data-shift="back" aria-label={`Previous ${what}`}>
            <Icon name="back" />
          </RoundButton>
          <RoundButton data-shift="forward" aria-label={`Next ${what}`}>
            <Icon name="forward" />
          </RoundButton>
        </div>
      )}
    </div>
  )
}
