import { watchMotion } from './motion.ts'

/** Plays every film of ours on the page while it is in view and the visitor wants it to move. */
export function startFilms(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-film]')) start(box)
}

/**
 * | what happens                             | what one sees                                              |
 * |------------------------------------------|------------------------------------------------------------|
 * | it has not played yet                    | its picture                                                |
 * | the browser lets nothing start by itself | its picture, and "Play"                                    |
 * | it plays, is paused, leaves the view     | the film                                                   |
 * | it cannot be loaded or shown             | a black ground without buttons, one error in the console   |
 */
function start(box: HTMLElement): void {
  const film = box.querySelector('video')
  if (!film) return
  // Without sound, or no browser would start it.
  film.muted = true
  const motion = watchMotion(box, () => {
    if (motion.isMoving() && box.dataset.state !== 'failed') film.play().catch(refused)
    else film.pause()
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
    console.error(`The film behind "${box.dataset.film}" does not play: ${reason}`)
  }

  film.addEventListener('playing', () => {
    box.dataset.state = 'seen'
  })
  // A browser tries one source after the other. When the last fails, `play()` reports nothing: the source itself does.
  film.querySelector('source:last-of-type')?.addEventListener('error', () => fail('no source can be loaded'))
  film.addEventListener('error', () => fail(film.error?.message || 'it broke off'))
}
