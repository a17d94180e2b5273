import { readConsent } from '../consent/consent.ts'
import { subscribeRemembered } from '../ui/remembered.ts'
import { watchMotion } from './motion.ts'

/**
 * Plays the videos behind the sections of the page, each while it is in view and the visitor wants it to move.
 *
 * | `data-state` | what one sees                                                                             |
 * |--------------|-------------------------------------------------------------------------------------------|
 * | `poster`     | its picture, and the button that plays it; it has not played yet, or may not by itself    |
 * | `loading`    | its picture, and that the provider's player loads                                         |
 * | `shown`      | the video, moving or paused                                                               |
 * | `failed`     | a black ground without a button, one error in the console (docs/specification.md, "Consent") |
 */
export function startVideos(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) {
    const video = box.querySelector('video')
    const frame = box.querySelector<HTMLElement>('.provider-frame')
    if (video) startOwnVideo(box, video)
    if (frame) startProviderVideo(box, frame)
  }
}

function fail(box: HTMLElement, reason: string): void {
  if (box.dataset.state === 'failed') return
  box.dataset.state = 'failed'
  console.error(`The video behind "${box.dataset.video}" does not play: ${reason}`)
}

function startOwnVideo(box: HTMLElement, video: HTMLVideoElement): void {
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
    else fail(box, reason)
  }

  video.addEventListener('playing', () => {
    box.dataset.state = 'shown'
  })
  // A browser tries one source after the other. When the last fails, `play()` reports nothing: the source itself does.
  const lastSource = video.querySelector('source:last-of-type')
  lastSource?.addEventListener('error', () => fail(box, 'no source can be loaded'))
  video.addEventListener('error', () => fail(box, video.error?.message || 'it broke off'))
}

/**
 * What is used of the video provider's embed script (https://developers.google.com/youtube/iframe_api_reference).
 * A player has its functions from `onReady` on.
 */
type Player = { playVideo: () => void; pauseVideo: () => void }
type Provider = { Player: new (element: HTMLElement, options: object) => unknown }

declare global {
  interface Window {
    YT: Provider
    onYouTubeIframeAPIReady?: () => void
  }
}

/** The provider's host that sets no cookies before a video plays. */
const playerHost = 'https://www.youtube-nocookie.com'

/** It starts by itself only after consent. A press of its button, which says whom it asks, is consent for this video. */
function startProviderVideo(box: HTMLElement, frame: HTMLElement): void {
  const { providerVideo: videoId = '', video: title = '' } = box.dataset
  let player: Player | undefined
  const motion = watchMotion(box, update, () => readConsent() === 'accepted')

  function update(): void {
    if (box.dataset.state === 'poster' && motion.isMoving()) {
      box.dataset.state = 'loading'
      loadProvider()
        .then(createPlayer)
        .catch(() => fail(box, "the provider's script could not be loaded"))
    } else if (motion.isMoving()) player?.playVideo()
    else player?.pauseVideo()
  }

  function createPlayer(provider: Provider): void {
    // Consent may have been withdrawn while the script loaded, and given again.
    if (box.dataset.state !== 'loading' || frame.hasChildNodes()) return
    // The provider replaces the element it is given by its own frame.
    new provider.Player(frame.appendChild(document.createElement('div')), {
      host: playerHost,
      width: '100%',
      height: '100%',
      videoId,
      playerVars: backgroundVars(videoId),
      events: {
        onReady: ({ target }: { target: Player }) => {
          if (!frame.hasChildNodes()) return
          player = target
          hideFromKeyboard(frame, title)
          box.dataset.state = 'shown'
          update()
        },
        onError: ({ data }: { data: number }) => {
          removePlayer()
          fail(box, `the provider reports error ${data}`)
        },
      },
    })
  }

  function removePlayer(): void {
    player = undefined
    frame.replaceChildren()
  }

  subscribeRemembered(() => {
    if (readConsent() !== 'declined' || box.dataset.state === 'failed') return motion.update()
    removePlayer()
    box.dataset.state = 'poster'
    motion.want('pause')
  })
}

/** Without sound, without end, without controls (https://developers.google.com/youtube/player_parameters). */
function backgroundVars(videoId: string): object {
  const { origin } = window.location
  const always = { origin, autoplay: 1, mute: 1, playsinline: 1, rel: 0 }
  // A single video loops only as a playlist of itself.
  return { ...always, loop: 1, playlist: videoId, controls: 0, disablekb: 1, fs: 0, iv_load_policy: 3 }
}

/** Neither the keyboard nor a screen reader shall end up in the frame of a background. */
function hideFromKeyboard(frame: HTMLElement, title: string): void {
  const embedded = frame.querySelector('iframe')
  if (embedded) Object.assign(embedded, { title, tabIndex: -1, ariaHidden: 'true' })
}

let provider: Promise<Provider> | undefined

function loadProvider(): Promise<Provider> {
  provider ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    window.onYouTubeIframeAPIReady = () => resolve(window.YT)
    script.onerror = reject
    script.src = 'https://www.youtube.com/iframe_api'
    document.head.append(script)
  })
  return provider
}

/** A video to watch: a press on its poster puts the provider's player in the poster's place. */
export function startPlayer(): void {
  const button = document.querySelector<HTMLElement>('[data-provider-player]')
  button?.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    frame.src = `${playerHost}/embed/${button.dataset.providerPlayer}?autoplay=1&playsinline=1&rel=0`
    frame.title = button.dataset.title ?? ''
    frame.className = 'absolute inset-0 size-full rounded-box'
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    button.replaceWith(frame)
    frame.focus()
  })
}
