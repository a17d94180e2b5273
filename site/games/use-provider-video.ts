import { useCallback, useEffect, useRef, useState } from 'react'
import type { Player, Video } from './video-provider.ts'

/** `poster`: nothing has been asked of the provider. `failed` ends in a plain black ground (specification §4). */
type VideoState = 'poster' | 'loading' | 'ready' | 'failed'

/** A provider's video in the element that carries `place`; `load` is for after consent or a press. */
export function useProviderVideo(video: Video) {
  const place = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(undefined)
  const leaving = useRef<AbortController>(undefined)
  const [state, setState] = useState<VideoState>('poster')

  const unload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = undefined
    setState('poster')
  }, [])

  // The window: the player goes when the visitor leaves the page, and a page that the browser kept begins anew.
  useEffect(() => {
    const leave = () => leaving.current?.abort()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) unload()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [unload])

  async function load(start?: number) {
    if (leaving.current || !place.current) return
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setState('loading')
    const failed = (error: Error) => {
      if (signal.aborted) return
      console.error(error.message)
      setState('failed')
    }
    const ready = (made: Player) => {
      player.current = made
      setState('ready')
    }
    try {
      const { showVideo } = await import('./video-provider.ts')
      if (!signal.aborted) await showVideo(place.current, { ...video, start }, { signal, ready, failed })
    } catch {
      // Our own script: the connection went away between the page and this press.
      failed(new Error(`The script that shows the video ${video.id} could not be loaded.`))
    }
  }

  return { place, player, state, load, unload }
}
