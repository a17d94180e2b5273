import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { Photo } from '../ui/photo.tsx'
import { isPlainKey } from '../ui/plain-click.ts'
import { RoundButton } from './round-button.tsx'
import { useSwipe } from './use-swipe.ts'

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The pictures of a feature, one at a time: 650 px wide, or as wide as a smaller screen. Each step shifts the track by
 * one picture in 500 ms and wraps at both ends (specification §4). One picture has no arrows.
 */
export function Carousel({ images, label }: { images: PhotoOf[]; label: string }) {
  const [shown, show] = useState(0)
  const count = images.length
  // Without script all pictures can be scrolled to, so none of them is hidden from anybody.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const go = (direction: 1 | -1) => show((shown + direction + count) % count)
  const swipe = useSwipe(go)

  function onKeyDown(event: KeyboardEvent) {
    const direction = steps[event.key]
    if (!direction || count < 2 || !isPlainKey(event)) return
    event.preventDefault()
    go(direction)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not pictures
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex w-full max-w-slide flex-col gap-3"
      onKeyDown={onKeyDown}
    >
      <div className="carousel-window rounded-box" {...(count > 1 && swipe)}>
        <ul
          className="flex transition-transform duration-500"
          style={shown > 0 ? { transform: `translateX(-${shown * 100}%)` } : undefined}
        >
          {images.map((image, index) => (
            <li key={image.base} inert={hydrated && index !== shown} className="w-full shrink-0">
              <Photo
                photo={image}
                sizes="(min-width: 720px) 650px, 92vw"
                className="aspect-13/9 w-full object-cover"
              />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="needs-script flex items-center justify-end gap-3">
          <p aria-live="polite" className="mr-auto text-ash">
            <span className="sr-only">Picture </span>
            {shown + 1} of {count}
          </p>
          <RoundButton icon="back" label="Previous picture" onPress={() => go(-1)} />
          <RoundButton icon="forward" label="Next picture" onPress={() => go(1)} />
        </div>
      )}
    </div>
  )
}
