import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { rulebookNote } from './game-notes.ts'
import type { SectionProps } from './section-parts.tsx'

/** The end of a game's page: the way to the download page, or to the game's own section of it. */
export function ClosingSection({ section, photoOf, kind, documents }: SectionProps<'closing'>) {
  const { componentId, image, title, desc, buttonText = 'Go to the download page', scrollId } = section
  const note = rulebookNote({ kind, documents })
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative flex min-h-closing flex-col overflow-x-clip bg-tint lg:justify-center print:min-h-0"
    >
      <Photo
        photo={photoOf(image)}
        sizes="(min-width: 1024px) 520px, 100vw"
        className="closing-picture object-cover print:hidden"
      />
      <Reveal className="page-edge relative flex w-full flex-col items-start gap-4 py-8 max-lg:pb-16 print:py-4">
        <SectionTitle id={`${componentId}-title`} className="lg:max-w-2xl">
          {title}
        </SectionTitle>
        <p className="max-w-prose text-lead lg:max-w-lg">{desc}</p>
        {note && <p className="max-w-prose text-lead lg:max-w-lg">{note}.</p>}
        <ButtonLink href={scrollId ? `/download/#${scrollId}` : '/download'} className="mt-2">
          {buttonText}
        </ButtonLink>
      </Reveal>
    </section>
  )
}
