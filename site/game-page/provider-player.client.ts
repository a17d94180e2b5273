/** A video to watch: a press on its poster puts the provider's player in the poster's place. */
export function startProviderPlayer(): void {
  const button = document.querySelector<HTMLElement>('[data-provider-player]')
  button?.addEventListener('click', () => {
    const frame = playerFrame(button.dataset.providerPlayer ?? '', button.dataset.title ?? '')
    frame.className = 'absolute inset-0 size-full rounded-box'
    button.replaceWith(frame)
    frame.focus()
  })
}

/** The provider's host that sets no cookies before a video plays. */
export const playerHost = 'https://www.youtube-nocookie.com'

/** The provider's player, which plays at once (https://developers.google.com/youtube/player_parameters). */
export function playerFrame(videoId: string, title: string, parameters = {}): HTMLIFrameElement {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', ...parameters })
  const frame = document.createElement('iframe')
  frame.src = `${playerHost}/embed/${videoId}?${query}`
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  return frame
}

/**
 * What is used of the video provider's embed script (https://developers.google.com/youtube/iframe_api_reference).
 * A player has its functions from `onReady` on.
 */
export type Player = { playVideo: () => void; pauseVideo: () => void }
export type Provider = { Player: new (frame: HTMLIFrameElement, options: object) => unknown }

declare global {
  interface Window {
    YT: Provider
    onYouTubeIframeAPIReady?: () => void
  }
}

/** How long the provider's script may take. Content blockers answer with an empty one, which never calls back. */
const loadTimeoutMs = 30_000

let provider: Promise<Provider> | undefined

export function loadProvider(): Promise<Provider> {
  provider ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    window.onYouTubeIframeAPIReady = () => resolve(window.YT)
    script.onerror = reject
    setTimeout(reject, loadTimeoutMs)
    script.src = 'https://www.youtube.com/iframe_api'
    document.head.append(script)
  })
  return provider
}
