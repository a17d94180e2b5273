import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'

/** The block for the rule assistant app. On a phone its button leads to that phone's store (`promo-platform.ts`). */
export function Promo() {
  const { desc, image, site, ios, android, desktop } = content().site.ludomentor
  return (
    // The narrowest phones: the picture keeps its specified width beside the rail.
    <section
      id="ludomentor"
      aria-labelledby="ludomentor-title"
      className="download-section max-[23.75rem]:-mx-3 mb-8 flex flex-col items-start gap-x-8 gap-y-2 sm:flex-row sm:items-center md:mt-8 md:mb-16"
    >
      <div className="shrink-0">
        <Photo
          photo={photo('site', image)}
          sizes="220px"
          first
          className="size-[220px] max-w-full rounded-box object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-2 sm:gap-3">
        <h2 id="ludomentor-title" className="display-face text-heading">
          Ludomentor
        </h2>
        {/* On a phone the games come first; what the app does stands behind "Why Ludomentor?". */}
        <p className="text-ash max-sm:hidden">{desc}</p>
        <p className="flex flex-wrap gap-x-6 sm:mt-3">
          <ButtonLink
            id="download-app"
            href={desktop.href}
            data-ios={ios.href}
            data-android={android.href}
            data-track="downloadApp"
          >
            Download the app
          </ButtonLink>
          <ButtonLink look="quiet" href={site.href} data-track="whyLudomentor">
            Why Ludomentor?
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
