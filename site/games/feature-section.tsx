import { buttonClass } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionHeading, type SectionProps, SectionText } from './section-parts.tsx'
import { Slider } from './slider.tsx'

/** Pictures on one side, a text on the other; `right` mirrors it. The button scrolls to another section. */
export function FeatureSection({ section, photoOf }: SectionProps<'feature'>) {
  const { componentId, images, title, desc, buttonText, target, offset = 100, right } = section
  const slides = images.map((image) => ({
    key: image.file,
    content: (
      <Photo
        photo={photoOf(image)}
        sizes="(min-width: 1024px) and (min-height: 800px) 939px, (min-width: 720px) 650px, 92vw"
        className="feature-picture w-full object-cover"
      />
    ),
  }))
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="border-seam/60 border-b odd:bg-coal"
    >
      <Reveal className="mx-auto flex max-w-page flex-col gap-8 px-4 sm:px-6 py-16 lg:flex-row lg:items-center lg:gap-6 lg:py-24 xl:gap-16">
        <div className={`w-full min-w-0 lg:basis-slide ${right ? 'lg:order-last' : ''}`}>
          <Slider
            label={`Pictures: ${title}`}
            what="picture"
            slides={slides}
            slideClass="w-full"
            className="max-w-slide"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-6">
          <SectionHeading id={`${componentId}-title`}>{title}</SectionHeading>
          <SectionText desc={desc} className="max-w-prose text-bone/90" />
          <ScrollLink target={target} offset={offset} className={buttonClass('secondary', 'mt-2')}>
            {buttonText}
          </ScrollLink>
        </div>
      </Reveal>
    </section>
  )
}
