import type { EncodedPicture } from '../content-files/media.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** The screen of every address that leads nowhere. */
export function NotFoundPage({ image }: { image: EncodedPicture }) {
  return (
    <div className="relative isolate grid not-found behind-header page-edge content-end items-center overflow-clip pb-12 lg:content-center">
      <div className="flex flex-col items-start gap-4 lg:gap-6 lg:max-w-[40%]">
        <h1 className="display-face text-poster-wide">404</h1>
        <p className="max-w-prose text-lead">Sorry, the page you were looking for doesn’t exist.</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="/" className="max-sm:basis-full">
            Return to Home
          </ButtonLink>
          <ButtonLink href="/our-games" look="quiet">
            Our games
          </ButtonLink>
          <ButtonLink href="/download" look="quiet">
            Find a document
          </ButtonLink>
        </div>
      </div>
      <Picture picture={image} sizes="100vw" eager className="fade-edge not-found-picture" />
    </div>
  )
}
