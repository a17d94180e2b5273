declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const asksForLess = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * Decides whether something in `box` moves by itself (WCAG 2.2.2): while it is in view and wanted. At first the visitor's
 * settings and `mayStart` decide what is wanted; after the first press of the motion button only the button does.
 * `onChange` is called after every change, and a first time when the browser knows whether `box` is in view.
 */
export function controlMotion(box: HTMLElement, onChange: (moves: boolean) => void, mayStart = () => true) {
  const button = box.querySelector<HTMLButtonElement>('[data-motion]')
  const settings = window.matchMedia(asksForLess)
  let pressed: 'play' | 'pause' | undefined
  let isInView = false

  function update(): void {
    const isAllowed = !settings.matches && !navigator.connection?.saveData && mayStart()
    const isWanted = pressed ? pressed === 'play' : isAllowed
    if (button) {
      button.dataset.motion = isWanted ? 'moving' : 'paused'
      button.ariaLabel = `${isWanted ? 'Pause' : 'Play'} ${button.dataset.what}`
    }
    onChange(isWanted && isInView)
  }

  function press(action: 'play' | 'pause'): void {
    pressed = action
    update()
  }

  button?.addEventListener('click', () => press(button.dataset.motion === 'paused' ? 'play' : 'pause'))
  settings.addEventListener('change', update)
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    // A browser also counts what only touches the window's edge, like the section right below a game's hero.
    { rootMargin: '-1px' },
  )
  observer.observe(box)
  return {
    /** As if the visitor had pressed "Pause". */
    pause: () => press('pause'),
    /** To be called when the answer of `mayStart` changes. */
    update,
    /** Forgets presses of the button: `mayStart` and the visitor's settings decide again. */
    reset() {
      pressed = undefined
      update()
    },
  }
}
