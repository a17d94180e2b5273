import { readConsent, subscribeConsent } from '../consent/consent.client.ts'
import { playerHost, videoHost } from '../consent/providers.ts'
import { controlMotion } from './motion.client.ts'
import { playerFrame } from './provider-player.client.ts'

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
    const frameBox = box.querySelector<HTMLElement>('.provider-frame')
    if (video) startOwnVideo(box, video)
    if (frameBox) startProviderVideo(box, frameBox)
  }
}

function showFailure(box: HTMLElement, reason: string): void {
  if (box.dataset.state === 'failed') return
  box.dataset.state = 'failed'
  console.error(`The video behind "${titleOf(box)}" does not play: ${reason}`)
}

const titleOf = (box: HTMLElement) => box.querySelector('h2')?.textContent ?? ''

function startOwnVideo(box: HTMLElement, video: HTMLVideoElement): void {
  const motion = controlMotion(box, (moves) => {
    if (moves) video.play().catch(pauseWhenBlocked)
    else video.pause()
  })

  function pauseWhenBlocked({ name }: DOMException): void {
    // Another error is thrown when it leaves the view while it still loads.
    if (name === 'NotAllowedError') motion.pause()
  }

  video.addEventListener('playing', () => {
    box.dataset.state = 'shown'
  })
  // A browser tries one source after the other: when the last fails, nothing is left.
  video.lastElementChild?.addEventListener('error', () => showFailure(box, 'no source can be loaded'))
  video.addEventListener('error', () => showFailure(box, video.error?.message || 'it broke off'))
}

/** The video starts by itself only after consent. Its button names the provider: a press is consent for this one video. */
function startProviderVideo(box: HTMLElement, frameBox: HTMLElement): void {
  const { providerVideo = '' } = box.dataset
  let player: Player | undefined
  const motion = controlMotion(
    box,
    (moves) => {
      if (moves && box.dataset.state === 'poster') {
        box.dataset.state = 'loading'
        loadProvider()
          .then(createPlayer)
          .catch(() => {
            // Consent may have been withdrawn while the script loaded.
            if (box.dataset.state === 'loading') showFailure(box, "the provider's script could not be loaded")
          })
      } else if (moves) player?.playVideo()
      else player?.pauseVideo()
    },
    () => readConsent() === 'accepted',
  )

  function createPlayer({ Player }: Provider): void {
    // Consent may have been withdrawn while the script loaded, and given again.
    if (box.dataset.state !== 'loading' || frameBox.hasChildNodes()) return
    const frame = playerFrame(providerVideo, titleOf(box), {
      mute: '1',
      controls: '0',
      disablekb: '1',
      fs: '0',
      iv_load_policy: '3',
      // A single video loops only as a playlist of itself.
      loop: '1',
      playlist: providerVideo,
      // The embed script of this page may play and pause it.
      enablejsapi: '1',
      origin: window.location.origin,
    })
    // The keyboard and screen readers must not get into a background.
    Object.assign(frame, { tabIndex: -1, ariaHidden: 'true' })
    frameBox.append(frame)
    new Player(frame, {
      host: playerHost,
      events: {
        onReady: ({ target }: { target: Player }) => {
          if (!frame.isConnected) return
          player = target
          box.dataset.state = 'shown'
          motion.update()
        },
        onError: ({ data }: { data: number }) => {
          removePlayer()
          showFailure(box, `the provider reports error ${data}`)
        },
      },
    })
  }

  function removePlayer(): void {
    player = undefined
    frameBox.replaceChildren()
  }

  subscribeConsent(() => {
    if (readConsent() !== 'declined' || box.dataset.state === 'failed') return motion.update()
    removePlayer()
    box.dataset.state = 'poster'
    motion.reset()
  })
}

/**
 * What is used of the video provider's embed script (https://developers.google.com/youtube/iframe_api_reference).
 * A player has its functions from `onReady` on.
 */
type Player = { playVideo: () => void; pauseVideo: () => void }
type Provider = { Player: new (frame: HTMLIFrameElement, options: object) => unknown }

declare global {
  interface Window {
    YT: Provider
    onYouTubeIframeAPIReady?: () => void
  }
}

/** How long the provider's script may take. Content blockers answer with an empty one, which never calls back. */
const loadTimeoutMs = 30_000

let provider: Promise<Provider> | undefined

function loadProvider(): Promise<Provider> {
  provider ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    window.onYouTubeIframeAPIReady = () => resolve(window.YT)
    script.onerror = reject
    setTimeout(reject, loadTimeoutMs)
    script.src = `${videoHost}/iframe_api`
    document.head.append(script)
  })
  return provider
}
