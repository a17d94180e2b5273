import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { paragraphsOf } from './paragraphs.ts'
import type { Showcase } from './showcase.server.ts'
import { ShowcaseTitle } from './showcase-title.tsx'

type FeatureProps = Omit<Showcase['features'][number], 'images'> & { children?: ReactNode }

/** Pictures (`children`) on one side, a text on the other; `right` mirrors it. The button scrolls to another section. */
export function FeatureSection(feature: FeatureProps) {
  const { componentId, title, desc, buttonText, target, offset = 100, right, children } = feature
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="border-seam/60 border-b odd:bg-coal"
    >
      <Reveal className="mx-auto flex max-w-page flex-col gap-8 px-4 sm:px-6 py-14 lg:flex-row lg:items-center lg:gap-6 lg:py-24 xl:gap-16">
        <div className={`w-full min-w-0 lg:basis-slide ${right ? 'lg:order-last' : ''}`}>{children}</div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-5">
          <ShowcaseTitle id={`${componentId}-title`}>{title}</ShowcaseTitle>
          {paragraphsOf(desc).map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-bone/90">
              {paragraph}
            </p>
          ))}
          <ScrollLink target={target} offset={offset} className={buttonClass('line', 'mt-2')}>
            {buttonText}
          </ScrollLink>
        </div>
      </Reveal>
    </section>
  )
}
