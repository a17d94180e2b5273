import { readConsent } from '../consent/consent.ts'
import { isPlainClick } from '../ui/plain-click.ts'
import { subscribeRemembered } from '../ui/remembered.ts'
import { watchMotion } from './motion.ts'

/**
 * What is used of the video provider's embed script (https://developers.google.com/youtube/iframe_api_reference).
 * A player has its functions from `onReady` on.
 */
type Player = { playVideo: () => void; pauseVideo: () => void; destroy: () => void }
type Provider = {
  Player: new (
    element: HTMLElement,
    options: {
      host: string
      width: string
      height: string
      videoId: string
      playerVars: Record<string, string | number>
      events: { onReady: () => void; onError: (event: { data: number }) => void }
    },
  ) => Player
}

declare global {
  interface Window {
    YT: Provider
    onYouTubeIframeAPIReady?: () => void
  }
}

const scriptAddress = 'https://www.youtube.com/iframe_api'
/** The provider's host that sets no cookies before a video plays. */
const playerHost = 'https://www.youtube-nocookie.com'

// Nothing is asked of the provider before consent or a press.
for (const box of document.querySelectorAll<HTMLElement>('[data-provider-background]')) startBackground(box)
for (const poster of document.querySelectorAll<HTMLElement>('[data-provider-player]')) startPlayer(poster)

/** A video to watch: a press on its poster puts the provider's player there; without script it leads to the provider. */
function startPlayer(poster: HTMLElement): void {
  poster.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = `${playerHost}/embed/${poster.dataset.providerPlayer}?autoplay=1&playsinline=1&rel=0`
    frame.title = poster.dataset.title ?? ''
    frame.className = 'absolute inset-0 size-full rounded-box'
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    poster.replaceWith(frame)
    frame.focus()
  })
}

/**
 * A video behind a section. It starts by itself after consent; one press of its button is consent of its own.
 *
 * | `data-state` | what one sees                                                           |
 * |--------------|-------------------------------------------------------------------------|
 * | `poster`     | the picture, and a button that says whom it asks                        |
 * | `loading`    | the picture, and that the video loads                                   |
 * | `ready`      | the video, and a button that pauses it                                  |
 * | `failed`     | a black ground without buttons, one error in the console (docs/specification.md, "Consent") |
 */
function startBackground(box: HTMLElement): void {
  const { providerBackground: videoId = '', title = '' } = box.dataset
  const container = box.querySelector<HTMLElement>('.provider-frame')
  let player: Player | undefined
  const motion = watchMotion(box, update)

  function update(): void {
    const { state } = box.dataset
    if (state === 'poster' && motion.isMoving() && readConsent() === 'accepted') load()
    else if (state === 'ready' && motion.isMoving()) player?.playVideo()
    else if (state === 'ready') player?.pauseVideo()
  }

  function load(): void {
    if (box.dataset.state !== 'poster') return
    box.dataset.state = 'loading'
    loadProvider().then(show).catch(fail)
  }

  function show(provider: Provider): void {
    // Consent may be withdrawn while the script loads, and given again.
    if (box.dataset.state !== 'loading' || player || !container) return
    // The provider replaces the element it is given by its own frame.
    const shown = new provider.Player(container.appendChild(document.createElement('div')), {
      host: playerHost,
      width: '100%',
      height: '100%',
      videoId,
      playerVars: backgroundVars(videoId),
      events: {
        onReady: () => {
          if (player !== shown) return
          describeFrame(container, title)
          box.dataset.state = 'ready'
          update()
        },
        onError: ({ data }) => {
          if (player === shown) fail(`The player of video ${videoId} reported error ${data}.`)
        },
      },
    })
    player = shown
  }

  function remove(state: 'poster' | 'failed'): void {
    player?.destroy()
    player = undefined
    container?.replaceChildren()
    box.dataset.state = state
  }

  function fail(reason: unknown): void {
    remove('failed')
    console.error(reason instanceof Error ? reason.message : reason)
  }

  box.querySelector('[data-play]')?.addEventListener('click', () => {
    motion.want('play')
    load()
  })
  let wasAccepted = readConsent() === 'accepted'
  subscribeRemembered(() => {
    const isAccepted = readConsent() === 'accepted'
    if (wasAccepted && !isAccepted && box.dataset.state !== 'failed') remove('poster')
    wasAccepted = isAccepted
    update()
  })
}

/** Without sound, without end, without controls (https://developers.google.com/youtube/player_parameters). */
function backgroundVars(videoId: string): Record<string, string | number> {
  const { origin } = window.location
  const always = { origin, autoplay: 1, mute: 1, playsinline: 1, rel: 0 }
  // A single video loops only as a playlist of itself.
  return { ...always, loop: 1, playlist: videoId, controls: 0, disablekb: 1, fs: 0, iv_load_policy: 3 }
}

/** A background is scenery: neither the keyboard nor a screen reader shall end up in its frame. */
function describeFrame(container: HTMLElement, title: string): void {
  const frame = container.querySelector('iframe')
  if (!frame) return
  frame.title = title
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
}

let provider: Promise<Provider> | undefined

function loadProvider(): Promise<Provider> {
  provider ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    window.onYouTubeIframeAPIReady = () => resolve(window.YT)
    script.onerror = () => reject(new Error("The video provider's script could not be loaded."))
    script.async = true
    script.src = scriptAddress
    document.head.append(script)
  })
  return provider
}
