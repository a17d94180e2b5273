import { readConsent } from '../consent/consent.ts'
import { isPlainClick } from '../ui/plain-click.ts'
import { subscribeRemembered } from '../ui/remembered.ts'
import { siteTexts } from '../ui/site-texts.ts'
import { watchMotion } from './motion.ts'
import { type Player, showVideo, type Video } from './provider-api.ts'

/** `poster`: nothing has been asked of the provider. `failed` ends in a plain black ground (docs/specification.md, "Consent"). */
type State = 'poster' | 'loading' | 'ready' | 'failed'

const statusTexts: Record<State, string> = {
  poster: '',
  loading: siteTexts.loadingVideo,
  ready: '',
  failed: 'The video could not be loaded. Reload the page to try again.',
}

// Brings the provider's videos of the page to life; none is loaded before consent or a press.
for (const box of document.querySelectorAll<HTMLElement>('[data-provider-video]')) {
  if (box.dataset.providerVideo === 'background') startBackground(box)
  else startPlayer(box)
}

/** A background starts by itself after consent; one press of its button is consent of its own. */
function startBackground(box: HTMLElement): void {
  const video = providerVideo(box, 'background', update)
  const motion = watchMotion(box, update)
  let isAccepted = readConsent() === 'accepted'

  function update(): void {
    const plays = motion.isMoving && motion.isInView
    if (video.state === 'poster' && isAccepted && plays) video.load()
    else if (plays) video.player?.playVideo()
    else video.player?.pauseVideo()
  }

  box.querySelector('[data-play]')?.addEventListener('click', () => {
    if (!motion.isMoving) motion.play()
    video.load()
  })
  subscribeRemembered(() => {
    const wasAccepted = isAccepted
    isAccepted = readConsent() === 'accepted'
    if (wasAccepted && !isAccepted) video.unload()
    else if (!wasAccepted && isAccepted) update()
  })
}

/** A film to watch: links with `data-start` play it from that second; without script they lead to the provider. */
function startPlayer(box: HTMLElement): void {
  const video = providerVideo(box, 'player', () => {})
  box.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-start]') : null
    if (!link || video.state === 'failed' || !isPlainClick(event)) return
    event.preventDefault()
    const seconds = Number(link.dataset.start)
    if (!video.player) return video.load(seconds)
    video.player.seekTo(seconds, true)
    video.player.playVideo()
  })
}

/** The video of a box that carries its id and title; `changed` hears of every new state. */
function providerVideo(box: HTMLElement, use: Video['use'], changed: () => void) {
  const { videoId: id = '', title = '' } = box.dataset
  const place = box.querySelector<HTMLElement>('.provider-place')
  const status = box.querySelector('[role=status]')
  let leaving: AbortController | undefined
  const video = { state: 'poster' as State, player: undefined as Player | undefined, load, unload }

  function become(state: State, player?: Player): void {
    Object.assign(video, { state, player })
    box.dataset.state = state
    if (status) status.textContent = statusTexts[state]
    changed()
  }

  function load(start?: number): void {
    if (leaving || !place) return
    leaving = new AbortController()
    become('loading')
    void showVideo(
      place,
      { id, title, use, start },
      {
        signal: leaving.signal,
        ready: (player) => become('ready', player),
        failed: (error) => {
          console.error(error.message)
          become('failed')
        },
      },
    )
  }

  function unload(): void {
    leaving?.abort()
    leaving = undefined
    become('poster')
  }

  // The player goes when the visitor leaves the page, and a page that the browser kept begins anew.
  window.addEventListener('pagehide', () => leaving?.abort())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) unload()
  })
  return video
}
