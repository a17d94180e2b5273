import { useEffect, useRef, useState } from 'react'
import type { Focus } from '../fields.ts'
import type { Loop } from '../pictures/pictures.server.ts'
import { focusClass } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { MotionButton } from './motion-button.tsx'
import { useInView } from './use-in-view.ts'
import { useSelfMotion } from './use-self-motion.ts'

/**
 * A film of our own over its poster: without sound, inline, in a loop, and only while it is in view. Nothing of it is
 * loaded before it may play; until it plays, and when it cannot, the poster below it is what one sees.
 */
export function LoopVideo({ loop, title, focus }: { loop: Loop; title: string; focus?: Focus }) {
  const film = useRef<HTMLVideoElement>(null)
  const inView = useInView(film)
  const { moving, toggle } = useSelfMotion()
  const [seen, setSeen] = useState(false)
  const plays = moving && inView

  // The browser's video player.
  useEffect(() => {
    const video = film.current
    if (!video) return
    // React does not write this attribute, and with sound no browser would start it.
    video.muted = true
    if (!plays) {
      video.pause()
      return
    }
    video.play().catch((error: unknown) => {
      // Leaving the view while it still loads is no failure.
      const left = error instanceof DOMException && error.name === 'AbortError'
      if (!left) console.error(`The film behind "${title}" does not play: ${String(error)}`)
    })
  }, [plays, title])

  return (
    <>
      <video
        ref={film}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setSeen(true)}
        className={`absolute inset-0 size-full object-cover max-md:h-80 ${focusClass(focus)} transition-opacity duration-600 ${seen ? '' : 'opacity-0'}`}
      >
        {loop.webm && <source src={loop.webm} type="video/webm" />}
        {loop.mp4 && <source src={loop.mp4} type="video/mp4" />}
      </video>
      <MotionButton
        moving={moving}
        what={siteTexts.backgroundVideo}
        onToggle={toggle}
        className="absolute right-4 bottom-4 z-10"
      />
    </>
  )
}
