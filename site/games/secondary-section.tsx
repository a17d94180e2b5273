import type { Loop, Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { BackgroundFilm, ProviderBackground } from './film.tsx'
import { type SectionProps, SectionText } from './section-parts.tsx'

/** The section below the hero: a text over a picture or a film. It grows when its text needs more room. */
export function SecondarySection({ section, photoOf, filmOf, next }: SectionProps<'secondary'>) {
  const { componentId, title, desc, buttonText, buttonLink, image, loop, videoId } = section
  // Its text stands across from the text of the feature below it.
  const isAtRight = next?.type === 'feature' && next.right
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative isolate flex min-h-secondary flex-col justify-end overflow-x-clip bg-night md:justify-center print:min-h-0 print:bg-transparent"
    >
      {/* Paper leaves out the shade the words stand on, so it gets them without the picture. */}
      <div className="absolute inset-0 print:hidden">
        <SectionBackground
          title={title}
          image={photoOf(image)}
          film={loop === undefined ? undefined : filmOf(loop)}
          videoId={videoId}
        />
      </div>
      <div className={`section-shade pointer-events-none absolute inset-0 ${isAtRight ? 'at-right' : ''}`} />
      <Reveal className="pointer-events-none relative flex w-full page-edge py-16 max-md:not-print:pt-[21rem] print:py-4">
        <div
          className={`flex max-w-xl flex-col items-start gap-4 md:max-w-md lg:max-w-xl ${isAtRight ? 'ml-auto' : ''}`}
        >
          <SectionTitle id={`${componentId}-title`} className="over-picture">
            {title}
          </SectionTitle>
          <SectionText desc={desc} className="text-lead" />
          {buttonText && buttonLink && (
            <ButtonLink href={buttonLink} look="secondary" className="pointer-events-auto mt-2">
              {buttonText}
            </ButtonLink>
          )}
        </div>
      </Reveal>
    </section>
  )
}

export type Background = { image?: PhotoOf; film?: Loop; videoId?: string }

/**
 * What lies behind a section (docs/specification.md, "Game page" and "Sections of a game page").
 *
 * | given            | shown                                                                    |
 * |------------------|--------------------------------------------------------------------------|
 * | a film of ours   | its picture, and the film over it while it may play                      |
 * | a video id       | its picture until the provider may be asked, then the provider's video   |
 * | a picture alone  | the picture                                                              |
 * | nothing          | the page's own ground, and an error for the developer in the build's log |
 */
export function SectionBackground({ image, film, videoId, title }: Background & { title: string }) {
  if (!image && !film && !videoId) {
    console.error(`The section "${title}" has neither a background image nor a video id.`)
    return null
  }
  return (
    <>
      {image && (
        <Photo
          photo={{ ...image, alt: film || videoId ? '' : image.alt }}
          sizes="100vw"
          className="absolute inset-0 size-full object-cover max-md:h-80"
        />
      )}
      {film ? (
        <BackgroundFilm film={film} title={title} focus={image?.focus} />
      ) : (
        videoId && <ProviderBackground videoId={videoId} title={title} />
      )}
    </>
  )
}
