import type { ReactElement } from 'react'
import { Icon } from '../ui/icon.tsx'

type CarouselProps = {
  label: string
  /** Each with a key. */
  slides: ReactElement[]
  slideClass: string
  /** A row of links, which moves by itself. Links take the focus; of a row of pictures the list takes it. */
  slidesAreLinks?: boolean
  className?: string
}

/**
 * A row of slides that scrolls by hand and snaps; `carousel.client.ts` adds arrows and shifts it by itself. One slide has
 * no arrows (docs/specification.md, "Game page").
 */
export function Carousel({ label, slides, slideClass, slidesAreLinks = false, className = '' }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not pictures
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel
      className={`flex min-w-0 flex-col gap-3 ${className}`}
    >
      <ul className="carousel-track flex min-w-0" tabIndex={slidesAreLinks || slides.length === 1 ? undefined : 0}>
        {slides.map((slide) => (
          <li key={slide.key} className={`shrink-0 ${slideClass}`}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="-mr-1 flex shrink-0 justify-end gap-1">
          {slidesAreLinks ? <MotionButton what="the row of pictures" /> : <p aria-live="polite" className="sr-only" />}
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

/** Pauses and plays what moves by itself (`motion.client.ts`). `what` names it: "the row of pictures". */
export function MotionButton({ what }: { what: string }) {
  return (
    <RoundButton data-motion="paused" data-what={what} aria-label={`Play ${what}`}>
      <Icon name="play" className="size-5" />
      <Icon name="pause" className="size-5" />
    </RoundButton>
  )
}

/** An icon in a ring of 36 px; the button itself is 44 px wide. Hidden without script, which it needs. */
function RoundButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="noscript:hidden relative isolate grid size-11 shrink-0 place-items-center rounded-full before:absolute before:inset-1 before:-z-10 before:rounded-full before:border before:border-edge before:bg-night/85 print:hidden hover:text-accent hover:before:border-accent"
    />
  )
}
