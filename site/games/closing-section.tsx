import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { rulebookNote } from './game-notes.ts'
import { SectionHeading, type SectionProps } from './section-parts.tsx'

/** The end of a game's page: the way to the download page, or to the game's own section of it. */
export function ClosingSection({ section, photoOf, kind, documents }: SectionProps<'closing'>) {
  const { componentId, image, title, desc, buttonText = 'Go to the download page', scrollId } = section
  const note = rulebookNote({ kind, documents })
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative isolate flex min-h-closing flex-col justify-end overflow-hidden lg:justify-center print:min-h-0"
    >
      <Photo
        photo={photoOf(image)}
        sizes="100vw"
        className="absolute inset-0 size-full object-cover object-[72%_25%] lg:object-[60%_25%] print:hidden"
      />
      <div aria-hidden="true" className="hero-shade absolute inset-0 print:hidden" />
      <Reveal className="scrim-bottom relative mx-auto flex w-full max-w-page flex-col items-start gap-6 px-4 pt-24 pb-16 sm:px-6 lg:bg-none lg:py-16 print:py-4">
        <SectionHeading id={`${componentId}-title`} className="over-picture lg:max-w-md xl:max-w-xl">
          {title}
        </SectionHeading>
        <p className="max-w-prose text-balance text-lead lg:max-w-lg">{desc}</p>
        {note && <p className="max-w-prose text-lead lg:max-w-lg">{note}.</p>}
        <ButtonLink href={scrollId ? `/download/#${scrollId}` : '/download'} className="mt-2">
          {buttonText}
        </ButtonLink>
      </Reveal>
    </section>
  )
}
