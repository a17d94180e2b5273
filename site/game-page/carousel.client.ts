import { closest } from '../browser/closest.client.ts'
import { controlMotion } from './motion.client.ts'

/** How long a shift takes, and how often a carousel that moves by itself shifts (docs/specification.md, "Game page"). */
const shiftMs = 500
const shiftIntervalMs = 3000

type Direction = 1 | -1

/** Lets every carousel of the page shift by its arrows and, where it says so, by itself; keys scroll it as the browser does. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
}

function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('.carousel-track')
  if (!track) return
  const move = (direction: Direction) => shift(track, direction, carousel.querySelector('[aria-live]'))
  carousel.addEventListener('click', ({ target }) => {
    const arrow = closest(target, '[data-shift]')
    if (arrow) move(arrow.dataset.shift === 'back' ? -1 : 1)
  })
  track.addEventListener('focusin', ({ target }) => {
    // A browser does not scroll to a focused slide of which a part is in view already.
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
  if (carousel.querySelector('[data-motion]')) autoAdvance(carousel, () => move(1))
}

/** Pictures and arrows under the pointer or with the focus. */
const inUse = ':is(.carousel-track, [data-shift]):is(:hover, :focus-within)'

/** Shifts again and again, but not while the visitor uses its pictures or arrows. */
function autoAdvance(carousel: HTMLElement, move: () => void): void {
  let timer: number | undefined
  controlMotion(carousel, (moves) => {
    window.clearInterval(timer)
    if (!moves) return
    timer = window.setInterval(() => {
      if (!document.hidden && !carousel.querySelector(inUse)) move()
    }, shiftIntervalMs)
  })
}

/**
 * Scrolls to the target at once and animates the slides from their old position. So the scroll position is always final:
 * another press, a finger or the browser's snapping starts from there.
 */
function shift(track: HTMLElement, direction: Direction, liveRegion: Element | null): void {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement)
  const [first, second] = slides
  const last = slides.at(-1)
  if (!first || !second || !last) return
  const pitch = second.offsetLeft - first.offsetLeft
  const step = Math.max(1, Math.floor(track.clientWidth / pitch)) * pitch
  // Not `scrollWidth`, which grows while slides move.
  const end = last.offsetLeft + last.offsetWidth + first.offsetLeft - track.clientWidth
  const from = track.scrollLeft
  track.scrollTo({ left: nextScroll({ from, direction, step, end }), behavior: 'instant' })
  if (liveRegion) liveRegion.textContent = `${Math.round(track.scrollLeft / pitch) + 1} of ${slides.length}`
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const { firstElementChild: slide } of slides)
    slide?.animate(
      { transform: [`translateX(${track.scrollLeft - from}px)`, 'none'] },
      { duration: wantsLessMotion ? 0 : shiftMs, easing: 'ease-out', composite: 'add' },
    )
}

type Shift = { from: number; direction: Direction; step: number; end: number }

/**
 * How far the track is scrolled after a shift, in px (docs/specification.md, "Game page").
 *
 * | from        | forward          | back             |
 * |-------------|------------------|------------------|
 * | the start   | by a step        | to the end       |
 * | in between  | by a step        | by a step        |
 * | near an end | just to that end | just to that end |
 * | the end     | to the start     | by a step        |
 */
export function nextScroll({ from, direction, step, end }: Shift): number {
  // A browser may round the end.
  if (direction === 1) return from >= end - 1 ? 0 : Math.min(from + step, end)
  return from <= 1 ? end : Math.max(from - step, 0)
}
