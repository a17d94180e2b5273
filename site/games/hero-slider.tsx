import { useEffect, useRef } from 'react'
import { Photo } from '../ui/photo.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { MotionButton } from './motion-button.tsx'
import { RoundButton } from './round-button.tsx'
import type { Showcase } from './showcase.server.ts'
import { nextPlace } from './strip-place.ts'
import { useInView } from './use-in-view.ts'
import { useSelfMotion } from './use-self-motion.ts'

type HeroSliderProps = {
  slides: Showcase['hero']['slides']
  /** How far an arrow scrolls, in px; absent: the container's width. */
  amount?: number
  /** ms between two steps (specification §9). */
  interval?: number
}

/** A strip of pictures over the hero's lower edge; each leads to the section that speaks of it. */
export function HeroSlider({ slides, amount, interval = 3000 }: HeroSliderProps) {
  const strip = useRef<HTMLUListElement>(null)
  const browsed = useRef<HTMLDivElement>(null)
  const inView = useInView(strip)
  const { moving, askedFor, toggle } = useSelfMotion()

  // The clock, and the strip's scroll position.
  useEffect(() => {
    if (!moving || !inView) return
    const timer = setInterval(() => {
      // It rests while somebody looks at it or stands in it, unless they asked it to move.
      const rests = askedFor ? ':hover' : ':hover, :focus-within'
      if (!document.hidden && !browsed.current?.matches(rests)) step(strip.current, 1, amount)
    }, interval)
    return () => clearInterval(timer)
  }, [moving, askedFor, inView, amount, interval])

  return (
    <section
      aria-label="Pictures of the game"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 print:hidden"
    >
      <MotionButton moving={moving} what="the row of pictures" onToggle={toggle} />
      <div ref={browsed} className="contents">
        <div className="flex flex-wrap justify-end gap-3">
          <RoundButton
            icon="back"
            label="Previous pictures"
            onPress={() => step(strip.current, -1, amount)}
          />
          <RoundButton icon="forward" label="Next pictures" onPress={() => step(strip.current, 1, amount)} />
        </div>
        {/* A browser leaves a focused picture where it is as soon as a part of it is in view. */}
        <ul
          ref={strip}
          className="strip col-span-2 flex gap-3"
          onFocus={({ target }) => {
            // Not for a press, which would miss what moves away.
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'start' })
          }}
        >
          {slides.map(({ photo, target, caption }) => (
            <li key={photo.base} className="w-4/5 shrink-0 sm:w-[calc(50%-0.375rem)]">
              <ScrollLink
                target={target}
                offset={100}
                className="group relative block overflow-hidden rounded-box border border-seam hover:border-accent"
              >
                <Photo
                  photo={{ ...photo, alt: '' }}
                  sizes="(min-width: 1024px) 10rem, (min-width: 640px) 46vw, 80vw"
                  className="aspect-3/2 w-full object-cover transition-[filter] duration-500 group-hover:brightness-115"
                />
                <span className="scrim-bottom absolute inset-x-0 bottom-0 px-3 pt-10 pb-2 leading-tight text-balance lg:px-2 lg:pt-8 lg:pb-1.5 lg:text-sm lg:leading-tight">
                  {caption}
                </span>
              </ScrollLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function step(strip: HTMLElement | null, direction: 1 | -1, amount: number | undefined) {
  if (!strip) return
  const { scrollLeft: left, clientWidth: visible, scrollWidth: total } = strip
  // Smoothly, if the visitor wants it so: the stylesheet decides.
  strip.scrollTo({ left: nextPlace({ left, visible, total }, direction, amount) })
}
