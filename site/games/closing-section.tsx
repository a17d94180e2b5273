import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import type { Showcase } from './showcase.server.ts'
import { ShowcaseTitle } from './showcase-title.tsx'

type ClosingProps = NonNullable<Showcase['closing']>

/** The end of a game's page: the way to the download page, or to the game's own section of it. */
export function ClosingSection({ componentId, image, title, desc, buttonText, scrollId }: ClosingProps) {
  const label = buttonText ?? 'Go to the download page'
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative isolate flex min-h-closing flex-col justify-end overflow-hidden lg:justify-center print:min-h-0"
    >
      <Photo
        photo={image}
        sizes="100vw"
        className="absolute inset-0 size-full object-cover object-[72%_25%] lg:object-[60%_25%] print:hidden"
      />
      <div aria-hidden="true" className="hero-shade absolute inset-0 print:hidden" />
      <Reveal className="scrim-bottom relative mx-auto flex w-full max-w-page flex-col items-start gap-5 px-4 pt-40 pb-16 sm:px-6 lg:bg-none lg:py-16 print:py-4">
        <ShowcaseTitle id={`${componentId}-title`} className="over-picture lg:max-w-md xl:max-w-xl">
          {title}
        </ShowcaseTitle>
        <p className="max-w-prose text-balance text-lead lg:max-w-lg">{desc}</p>
        <ButtonLink href={scrollId ? `/download/#${scrollId}` : '/download'} className="mt-2">
          {label}
        </ButtonLink>
      </Reveal>
    </section>
  )
}
