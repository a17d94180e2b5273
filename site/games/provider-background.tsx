import { useEffect, useSyncExternalStore } from 'react'
import { readConsent } from '../consent/consent.ts'
import { subscribeRemembered } from '../ui/remembered.ts'
import { siteTexts } from '../ui/site-texts.ts'
import { useEarlyPress } from '../ui/use-early-press.ts'
import { MotionButton } from './motion-button.tsx'
import { useInView } from './use-in-view.ts'
import { useProviderVideo } from './use-provider-video.ts'
import { useSelfMotion } from './use-self-motion.ts'

/**
 * A provider's video behind a section. It starts by itself only for visitors who accepted cookies; for all others its
 * button, which says whom it asks, is the consent for this one video.
 */
export function ProviderBackground({ videoId, title }: { videoId: string; title: string }) {
  const { place, player, state, load, unload } = useProviderVideo({ id: videoId, title, use: 'background' })
  const earlyPress = useEarlyPress()
  const inView = useInView(place)
  const accepted = useSyncExternalStore(subscribeRemembered, hasAccepted, () => false)
  const { moving, toggle } = useSelfMotion()
  const plays = state === 'ready' && moving && inView

  // The provider is asked once, when its video may start.
  useEffect(() => {
    if (state === 'poster' && accepted && moving && inView) load()
  })

  // And let go when consent is withdrawn; one press of the button is consent of its own.
  useEffect(() => (accepted ? unload : undefined), [accepted, unload])

  useEffect(() => {
    if (state !== 'ready') return
    if (plays) player.current?.playVideo()
    else player.current?.pauseVideo()
  }, [state, plays, player])

  const started = state === 'ready' || state === 'failed'
  return (
    <div
      data-video-provider="youtube"
      data-state={state}
      className={`absolute inset-0 overflow-hidden ${state === 'failed' ? 'bg-black' : ''}`}
    >
      <div
        ref={place}
        className={`provider-place provider-cover absolute inset-0 transition-opacity duration-600 ${started ? '' : 'opacity-0'}`}
      />
      {state === 'poster' && (
        <button
          ref={earlyPress}
          type="button"
          onClick={() => {
            if (!moving) toggle()
            load()
          }}
          className="needs-script absolute right-4 bottom-4 z-10 inline-flex min-h-12 items-center rounded-full border border-edge bg-night/85 px-5 hover:border-accent hover:text-accent"
        >
          {siteTexts.playVideo} (from YouTube)
        </button>
      )}
      {state === 'loading' && (
        <p role="status" className="absolute right-4 bottom-4 z-10 rounded-full bg-night/85 px-5 py-3">
          {siteTexts.loadingVideo}
        </p>
      )}
      {state === 'ready' && (
        <MotionButton
          moving={moving}
          what={siteTexts.backgroundVideo}
          onToggle={toggle}
          className="absolute right-4 bottom-4 z-10"
        />
      )}
    </div>
  )
}

function hasAccepted(): boolean {
  return readConsent() === 'accepted'
}
