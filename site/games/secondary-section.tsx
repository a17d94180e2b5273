import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { paragraphsOf } from './paragraphs.ts'
import { SectionBackground } from './section-background.tsx'
import type { Showcase } from './showcase.server.ts'
import { ShowcaseTitle } from './showcase-title.tsx'

type SecondaryProps = NonNullable<Showcase['secondary']> & {
  /** The film over the background's picture. */
  children?: ReactNode
  /** Which side the text stands on. */
  side: 'left' | 'right'
}

/** The section below the hero: a text over a picture or a film. It grows when its text needs more room. */
export function SecondarySection({
  componentId,
  title,
  desc,
  buttonText,
  buttonLink,
  side,
  children,
  ...background
}: SecondaryProps) {
  const atRight = side === 'right'
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative isolate flex min-h-secondary flex-col justify-end overflow-hidden bg-night md:justify-center print:min-h-0 print:bg-transparent"
    >
      {/* Paper leaves out the shade the words stand on, so it gets them without the picture. */}
      <div className="absolute inset-0 print:hidden">
        <SectionBackground {...background} title={title}>
          {children}
        </SectionBackground>
      </div>
      <div className={`section-shade pointer-events-none absolute inset-0 ${atRight ? 'at-right' : ''}`} />
      <Reveal className="pointer-events-none relative mx-auto flex w-full max-w-page px-4 py-16 sm:px-6 max-md:not-print:pt-56 print:py-4">
        <div
          className={`flex max-w-xl flex-col items-start gap-5 md:max-w-md lg:max-w-xl ${atRight ? 'ml-auto' : ''}`}
        >
          <ShowcaseTitle id={`${componentId}-title`} className="over-picture">
            {title}
          </ShowcaseTitle>
          {paragraphsOf(desc).map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
          {buttonText && buttonLink && (
            <ButtonLink href={buttonLink} look="line" className="pointer-events-auto mt-2">
              {buttonText}
            </ButtonLink>
          )}
        </div>
      </Reveal>
    </section>
  )
}
