import { buttonClass } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { type SectionProps, SectionText } from './section-parts.tsx'
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
        className="feature-picture w-full rounded-box object-cover"
      />
    ),
  }))
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="page-edge feature py-16 lg:py-24"
    >
      <Reveal className="mx-auto flex max-w-[82rem] flex-col gap-6 lg:flex-row lg:items-center lg:gap-16">
        <div className={`w-full min-w-0 lg:basis-slide ${right ? 'lg:order-last' : ''}`}>
          <Slider
            label={`Pictures: ${title}`}
            what="picture"
            slides={slides}
            slideClass="w-full"
            className="glow max-w-slide"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
          <SectionTitle id={`${componentId}-title`}>{title}</SectionTitle>
          <SectionText desc={desc} className="max-w-prose text-lead" />
          <ScrollLink target={target} offset={offset} className={buttonClass('quiet')}>
            {buttonText}
          </ScrollLink>
        </div>
      </Reveal>
    </section>
  )
}
