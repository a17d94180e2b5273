import type { ReactNode } from 'react'
import type { Loop, Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { Photo } from '../ui/photo.tsx'

export type Background = { image?: PhotoOf; loop?: Loop; videoId?: string }

/**
 * What lies behind a section (specification §2, §5). `children` is the film, an island of its own.
 *
 * | given            | shown                                                                    |
 * |------------------|--------------------------------------------------------------------------|
 * | a film of ours   | its picture, and the film over it while it may play                      |
 * | a video id       | its picture until the provider may be asked, then the provider's video   |
 * | a picture alone  | the picture                                                              |
 * | nothing          | the page's own ground, and an error for the developer in the build's log |
 */
export function SectionBackground({
  image,
  loop,
  videoId,
  title,
  children,
}: Background & { title: string; children?: ReactNode }) {
  if (!image && !loop && !videoId) {
    console.error(`The section "${title}" has neither a background image nor a video id.`)
    return null
  }
  return (
    <>
      {image && (
        <Photo
          photo={{ ...image, alt: loop || videoId ? '' : image.alt }}
          sizes="100vw"
          className="absolute inset-0 size-full object-cover max-md:h-80"
        />
      )}
      {children}
    </>
  )
}
