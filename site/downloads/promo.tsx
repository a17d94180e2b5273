import type { Photo as PhotoOf } from '../content/pictures.server.ts'
import { track } from '../consent/analytics.ts'
import { useHydrated } from '../old/use-hydrated.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { platformOf } from './platform.ts'

type PromoTexts = {
  desc: string
  photo: PhotoOf
  site: string
  ios: string
  android: string
  desktop: string
}

/** The block for the rule assistant app. On a phone its button leads to that phone's store, else to the desktop app. */
export function Promo({ promo }: { promo: PromoTexts }) {
  const platform = useHydrated() ? platformOf(navigator.userAgent) : 'desktop'
  return (
    <section
      id="ludomentor"
      aria-labelledby="ludomentor-title"
      className="download-section flex flex-col items-start gap-5 rounded-box bg-stone p-4 sm:p-6 md:flex-row"
    >
      <div className="shrink-0">
        <Photo
          photo={promo.photo}
          sizes="220px"
          first
          className="size-[220px] max-w-full rounded-box object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <h2 id="ludomentor-title" className="font-carved text-heading">
          Ludomentor
        </h2>
        <p>{promo.desc}</p>
        <p className="flex flex-wrap gap-3">
          {platform === 'desktop' ? (
            <ButtonLink href={promo.desktop} onClick={() => track('downloadApp')}>
              Download the app
            </ButtonLink>
          ) : (
            <Button
              onClick={() => {
                track('downloadApp')
                window.location.assign(promo[platform])
              }}
            >
              Download the app
            </Button>
          )}
          <ButtonLink look="line" href={promo.site} onClick={() => track('whyLudomentor')}>
            Why Ludomentor?
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
