import type { ReactElement } from 'react'
import { Icon } from '../ui/icon.tsx'
import { MotionButton, RoundButton } from './controls.tsx'

type CarouselProps = {
  label: string
  /** Each slide has a key. */
  slides: ReactElement[]
  slideClass: string
  /** Links take the focus themselves; of a row of pictures the list takes it. */
  slidesAreLinks?: boolean
  /** A button pauses it. */
  movesByItself?: boolean
  className?: string
}

/**
 * A row of slides that scrolls by hand and snaps; `carousel.client.ts` adds arrows and shifts it by itself. One slide has
 * no arrows (docs/specification.md, "Game page").
 */
export function Carousel({ label, slides, slideClass, slidesAreLinks, movesByItself, className = '' }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not pictures
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel
      className={`flex min-w-0 flex-col gap-3 ${className}`}
    >
      <ul className="carousel-track flex min-w-0 grow" tabIndex={slidesAreLinks || slides.length === 1 ? undefined : 0}>
        {slides.map((slide) => (
          <li key={slide.key} className={`shrink-0 ${slideClass}`}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="controls shrink-0">
          {movesByItself ? <MotionButton what="the row of pictures" /> : <p aria-live="polite" className="sr-only" />}
          <RoundButton data-shift="back" aria-label="Previous picture">
            <Icon name="back" className="size-5" />
          </RoundButton>
          <RoundButton data-shift="forward" aria-label="Next picture">
            <Icon name="forward" className="size-5" />
          </RoundButton>
        </div>
      )}
    </div>
  )
}
