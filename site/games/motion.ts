declare global {
  interface Navigator {
    /** Network Information API; only some browsers have it. */
    connection?: { saveData?: boolean }
  }
}

const quiet = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * Decides whether something in `box` may move by itself (WCAG 2.2.2). At first the visitor's settings decide; after the
 * first press of the motion button only the button does. `changed` is called after every change, and a first time when
 * the browser knows whether `box` is in view.
 */
export function watchMotion(box: HTMLElement, changed: () => void) {
  const button = box.querySelector<HTMLButtonElement>('[data-motion]')
  const settings = window.matchMedia(quiet)
  let wish: 'play' | 'pause' | undefined
  let isInView = false

  function isWanted(): boolean {
    return wish ? wish === 'play' : !settings.matches && !navigator.connection?.saveData
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
  }
}

/** Plays every video of ours on the page while it is in view and the visitor wants it to move. */
export function startVideos(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) start(box)
}

/**
 * | what happens                             | what one sees                                              |
 * |------------------------------------------|------------------------------------------------------------|
 * | it has not played yet                    | its picture                                                |
 * | the browser lets nothing start by itself | its picture, and "Play"                                    |
 * | it plays, is paused, leaves the view     | the video                                                  |
 * | it cannot be loaded or shown             | a black ground without buttons, one error in the console   |
 */
function start(box: HTMLElement): void {
  const video = box.querySelector('video')
  if (!video) return
  // Without sound, or no browser would start it.
  video.muted = true
  const motion = watchMotion(box, () => {
    if (motion.isMoving() && box.dataset.state !== 'failed') video.play().catch(refused)
    else video.pause()
  })

  function refused(error: unknown): void {
    const reason = error instanceof DOMException ? error.name : String(error)
    // Leaving the view while it still loads is no failure.
    if (reason === 'AbortError') return
    if (reason === 'NotAllowedError') motion.want('pause')
    else fail(reason)
  }

  function fail(reason: string): void {
    if (box.dataset.state === 'failed') return
    box.dataset.state = 'failed'
    console.error(`The video behind "${box.dataset.video}" does not play: ${reason}`)
  }

  video.addEventListener('playing', () => {
    box.dataset.state = 'seen'
  })
  // A browser tries one source after the other. When the last fails, `play()` reports nothing: the source itself does.
  video.querySelector('source:last-of-type')?.addEventListener('error', () => fail('no source can be loaded'))
  video.addEventListener('error', () => fail(video.error?.message || 'it broke off'))
}
