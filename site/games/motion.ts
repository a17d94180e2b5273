declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const quiet = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * Decides whether something in `box` may move by itself (WCAG 2.2.2). At first the visitor's settings and `mayStart`
 * decide; after the first press of the motion button only the button does. `changed` is called after every change, and a
 * first time when the browser knows whether `box` is in view.
 */
export function watchMotion(box: HTMLElement, changed: () => void, mayStart = () => true) {
  const button = box.querySelector<HTMLButtonElement>('[data-motion]')
  const settings = window.matchMedia(quiet)
  let wish: 'play' | 'pause' | undefined
  let isInView = false

  function isWanted(): boolean {
    return wish ? wish === 'play' : !settings.matches && !navigator.connection?.saveData && mayStart()
  }

  function want(next: 'play' | 'pause'): void {
    wish = next
    update()
  }

  function update(): void {
    if (button) {
      button.dataset.motion = isWanted() ? 'moving' : 'still'
      button.ariaLabel = `${isWanted() ? 'Pause' : 'Play'} ${button.dataset.what}`
    }
    changed()
  }

  button?.addEventListener('click', () => want(isWanted() ? 'pause' : 'play'))
  settings.addEventListener('change', update)
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    // What only touches the edge of the window counts as in view for a browser: the section right below a game's hero does.
    { rootMargin: '-1px' },
  )
  observer.observe(box)
  return {
    /** Whether it moves now: wanted, and in view. */
    isMoving: () => isInView && isWanted(),
    /** Whether the visitor has pressed "Play". */
    isAskedFor: () => wish === 'play',
    want,
    /** To be called when `mayStart` answers otherwise. */
    update,
  }
}
