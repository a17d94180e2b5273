/**
 * The video provider's embed script, by its documented interface
 * (https://developers.google.com/youtube/iframe_api_reference), from its host without cookies before playing.
 * Nothing of it is asked for before `showVideo` is called.
 */
export type Player = {
  playVideo: () => void
  pauseVideo: () => void
  seekTo: (seconds: number, allowSeekAhead: boolean) => void
  destroy: () => void
}

type ProviderOptions = {
  host: string
  width: string
  height: string
  videoId: string
  playerVars: Record<string, string | number>
  events: { onReady: () => void; onError: (event: { data: number }) => void }
}

type Provider = { Player: new (place: HTMLElement, options: ProviderOptions) => Player }

declare global {
  interface Window {
    YT?: Provider
    onYouTubeIframeAPIReady?: () => void
  }
}

const scriptAddress = 'https://www.youtube.com/iframe_api'
const playerHost = 'https://www.youtube-nocookie.com'

export type Video = {
  id: string
  title: string
  /** A background plays without sound, without end and without controls; a player is the visitor's. */
  use: 'background' | 'player'
  /** Seconds from the beginning. */
  start?: number
}

type Outcome = {
  /** When it aborts, the player goes and nothing is reported any more. */
  signal: AbortSignal
  ready: (player: Player) => void
  /** Called at most once: the script did not load, or the player reported an error, at first or later. */
  failed: (error: Error) => void
}

/** Puts the provider's player into `place`, which must be empty. */
export async function showVideo(
  place: HTMLElement,
  video: Video,
  { signal, ready, failed }: Outcome,
): Promise<void> {
  let player: Player | undefined
  let over = false
  const end = () => {
    over = true
    player?.destroy()
    place.replaceChildren()
  }
  const fail = (error: Error) => {
    if (over) return
    end()
    failed(error)
  }
  signal.addEventListener('abort', end)
  try {
    const provider = await loadProvider()
    if (over) return
    // The provider replaces the element it is given by its own frame.
    const frame = place.appendChild(document.createElement('div'))
    player = new provider.Player(frame, {
      host: playerHost,
      width: '100%',
      height: '100%',
      videoId: video.id,
      playerVars: playerVars(video, window.location.origin),
      events: {
        onReady: () => {
          if (over || !player) return
          describe(place, video)
          ready(player)
        },
        onError: ({ data }) => fail(new Error(`The player of video ${video.id} reported error ${data}.`)),
      },
    })
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)))
  }
}

/** What the provider is told about how to play: https://developers.google.com/youtube/player_parameters. */
function playerVars({ id, use, start }: Video, origin: string): Record<string, string | number> {
  const always = { origin, autoplay: 1, playsinline: 1, rel: 0, ...(start !== undefined && { start }) }
  if (use === 'player') return always
  // A single video loops only as a playlist of itself.
  return {
    ...always,
    mute: 1,
    loop: 1,
    playlist: id,
    controls: 0,
    disablekb: 1,
    fs: 0,
    iv_load_policy: 3,
  }
}

/** The page of a video at its provider, from a second on: where the player leads without script. */
export function watchAddress(videoId: string, seconds = 0): string {
  const address = new URL('https://www.youtube.com/watch')
  address.searchParams.set('v', videoId)
  if (seconds > 0) address.searchParams.set('t', `${seconds}s`)
  return address.href
}

let loading: Promise<Provider> | undefined

function loadProvider(): Promise<Provider> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const give = (error: string) => {
      // A later press may try again.
      loading = undefined
      script.remove()
      reject(new Error(error))
    }
    window.onYouTubeIframeAPIReady = () => {
      if (window.YT) resolve(window.YT)
      else give("The video provider's script came without a player.")
    }
    script.onerror = () => give("The video provider's script could not be loaded.")
    script.async = true
    script.src = scriptAddress
    document.head.append(script)
  })
  return loading
}

/** A background is scenery: neither the keyboard nor a screen reader shall end up in its frame. */
function describe(place: HTMLElement, { title, use }: Video): void {
  const frame = place.querySelector('iframe')
  if (!frame) return
  frame.title = title
  if (use === 'player') return
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
}
