declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const quiet = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

export type Motion = {
  readonly isMoving: boolean
  /** The visitor has pressed "Play". */
  readonly isAskedFor: boolean
  readonly isInView: boolean
  play: () => void
  pause: () => void
}

/**
 * Watches over something that moves by itself in `box` (WCAG 2.2.2): it starts where the visitor's settings allow it, and
 * from the first press of its motion button on the visitor's wish alone counts. `changed` is called whenever any of this
 * changes, for the first time when the browser knows whether `box` is in view.
 */
export function watchMotion(box: HTMLElement, changed: () => void): Motion {
  const button = box.querySelector<HTMLButtonElement>('[data-motion]')
  const settings = window.matchMedia(quiet)
  let wish: 'none' | 'play' | 'pause' = 'none'
  let isInView = false
  const motion: Motion = {
    get isMoving() {
      return wish === 'none' ? !settings.matches && !navigator.connection?.saveData : wish === 'play'
    },
    get isAskedFor() {
      return wish === 'play'
    },
    get isInView() {
      return isInView
    },
    play: () => want('play'),
    pause: () => want('pause'),
  }

  function want(next: 'play' | 'pause'): void {
    wish = next
    update()
  }

  function update(): void {
    if (button) {
      button.dataset.motion = motion.isMoving ? 'moving' : 'still'
      button.ariaLabel = `${motion.isMoving ? 'Pause' : 'Play'} ${button.dataset.what}`
    }
    changed()
  }

  button?.addEventListener('click', () => want(motion.isMoving ? 'pause' : 'play'))
  settings.addEventListener('change', update)
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  observer.observe(box)
  return motion
}
