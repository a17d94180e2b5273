import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'

/** The block for the rule assistant app. On a phone its button leads to that phone's store (`promo-platform.ts`). */
export function Promo() {
  const { desc, image, site, ios, android, desktop } = content().site.ludomentor
  return (
    <section
      id="ludomentor"
      aria-labelledby="ludomentor-title"
      className="download-section -mx-3 flex flex-col items-start gap-4 bg-stone px-1 py-4 sm:mx-0 sm:rounded-box sm:p-6 md:flex-row"
    >
      <div className="shrink-0">
        <Photo
          photo={photo('site', image)}
          sizes="220px"
          first
          className="size-[220px] max-w-full rounded-box object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4 px-2 sm:px-0">
        <h2 id="ludomentor-title" className="font-carved text-heading">
          Ludomentor
        </h2>
        <p>{desc}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink
            id="download-app"
            href={desktop.href}
            data-ios={ios.href}
            data-android={android.href}
            data-track="downloadApp"
          >
            Download the app
          </ButtonLink>
          <ButtonLink look="secondary" href={site.href} data-track="whyLudomentor">
            Why Ludomentor?
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
