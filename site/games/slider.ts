import { isPlainKey } from '../ui/plain-click.ts'
import { watchMotion } from './motion.ts'

/** How long a shift takes, in ms (docs/specification.md, "Constants"). */
const shiftTime = 500

const directions: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Lets every slider of the page shift by its arrows, by arrow keys and, where it says so, by itself. */
export function startSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) start(slider)
}

function start(slider: HTMLElement): void {
  const strip = slider.querySelector<HTMLElement>('.strip')
  if (!strip) return
  const place = slider.querySelector('[aria-live]')
  const glideTo = glider(strip)
  /** The slide a shift is on its way to: a second press goes on from there. */
  let goal: number | undefined

  function shift(direction: 1 | -1): void {
    if (!strip) return
    const [first, second] = strip.children
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const pitch = second.offsetLeft - first.offsetLeft
    const shown = goal ?? Math.round(strip.scrollLeft / pitch)
    const next = nextSlide(shown, direction, strip.children.length, Math.round(strip.clientWidth / pitch))
    if (place) place.textContent = `${next + 1} of ${strip.children.length}`
    glideTo(next * pitch, () => {
      goal = undefined
    })
    // Last: the start of a shift ends the one before, which forgets its goal.
    goal = next
  }

  slider.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null
    if (arrow) shift(arrow.dataset.shift === 'back' ? -1 : 1)
  })
  slider.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    if (!direction || !isPlainKey(event)) return
    event.preventDefault()
    shift(direction)
  })
  strip.addEventListener('focusin', ({ target }) => {
    // A browser leaves a focused slide where it is as soon as a part of it is in view. A press would miss what moves away.
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
  if (slider.dataset.every) moveByItself(slider, () => shift(1), Number(slider.dataset.every))
}

/** Shifts every `interval` ms. It rests while somebody looks at it or stands in it, unless they asked it to move. */
function moveByItself(slider: HTMLElement, shift: () => void, interval: number): void {
  let timer: number | undefined
  const rest = (state: string) =>
    [...slider.querySelectorAll('.strip, [data-shift]')].some((it) => it.matches(state))
  const motion = watchMotion(slider, () => {
    window.clearInterval(timer)
    if (!motion.isMoving || !motion.isInView) return
    timer = window.setInterval(() => {
      const isLookedAt = rest(':hover') || (!motion.isAskedFor && rest(':focus-within'))
      if (!document.hidden && !isLookedAt) shift()
    }, interval)
  })
}

/**
 * The slide at the left edge after a shift; `inView` is how many are seen at once (docs/specification.md, "Game page").
 *
 * | from        | forward               | back                  |
 * |-------------|-----------------------|-----------------------|
 * | the start   | by as many as in view | to the end            |
 * | in between  | by as many as in view | by as many as in view |
 * | near an end | just to that end      | just to that end      |
 * | the end     | to the start          | by as many as in view |
 */
export function nextSlide(shown: number, direction: 1 | -1, count: number, inView: number): number {
  const last = Math.max(0, count - inView)
  if (direction === 1) return shown >= last ? 0 : Math.min(shown + inView, last)
  return shown <= 0 ? last : Math.max(shown - inView, 0)
}

/** Scrolls the strip in `shiftTime`; a browser's own smooth scrolling takes a time of its own. A touch or a wheel ends it. */
function glider(strip: HTMLElement) {
  let frame = 0
  let ended: (() => void) | undefined
  function end(): void {
    cancelAnimationFrame(frame)
    strip.style.scrollSnapType = ''
    ended?.()
    ended = undefined
  }
  strip.addEventListener('pointerdown', end)
  strip.addEventListener('wheel', end, { passive: true })

  return (left: number, whenEnded: () => void): void => {
    end()
    ended = whenEnded
    const from = strip.scrollLeft
    const begin = performance.now()
    const time = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : shiftTime
    // Snapping would hold each frame back at the slide it has just left.
    strip.style.scrollSnapType = 'none'
    const step = (now: number) => {
      const part = time === 0 ? 1 : Math.min(Math.max(now - begin, 0) / time, 1)
      strip.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3)
      if (part < 1) frame = requestAnimationFrame(step)
      else end()
    }
    frame = requestAnimationFrame(step)
  }
}
