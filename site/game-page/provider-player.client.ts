import { playerHost } from '../consent/providers.ts'

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

/** The provider's player, which plays at once (https://developers.google.com/youtube/player_parameters). */
export function playerFrame(videoId: string, title: string, parameters = {}): HTMLIFrameElement {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', ...parameters })
  const frame = document.createElement('iframe')
  frame.src = `${playerHost}/embed/${videoId}?${query}`
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  return frame
}
