import type { ReactNode } from 'react'
import { pathOfSetSection } from '../addresses/addresses.ts'
import type { Game } from '../games/game.ts'
import { ButtonLink } from '../ui/button.tsx'
import { featureOffset } from '../ui/link.tsx'
import { bleedSizes, cropClass, Picture } from '../ui/picture.tsx'
import { Carousel } from './carousel.tsx'
import { MotionButton } from './controls.tsx'

type Section = Game['sections'][number]
type Side = 'left' | 'right'
type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>

/**
 * The section below the hero: a picture, and over it a video, beside a text. It grows when its text needs more room.
 */
export function SecondarySection({ section, pictureSide }: { section: SectionOf<'secondary'>; pictureSide: Side }) {
  const { componentId, buttonText, buttonLink, image, video, videoId } = section
  const hasVideo = video !== undefined || videoId !== undefined
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      data-video={hasVideo ? '' : undefined}
      data-provider-video={videoId}
      data-state={hasVideo ? 'poster' : undefined}
      className={`secondary-section relative flex min-h-secondary flex-col overflow-x-clip lg:justify-center print:min-h-0 picture-${pictureSide}`}
    >
      <div className="bleed">
        <Picture
          picture={image}
          alt={hasVideo ? '' : image.alt}
          sizes={bleedSizes}
          className="absolute inset-0 size-full object-cover"
        />
        {video && (
          <video
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            className={`object-cover ${cropClass(image.focus)}`}
          >
            {video.map((format) => (
              <source key={format.type} {...format} />
            ))}
          </video>
        )}
        {videoId && <div className="provider-frame" />}
      </div>
      {hasVideo && (
        <div className="video-foot noscript:hidden page-edge">
          {videoId && (
            <>
              <p className="when-poster">From YouTube</p>
              <p className="when-loading">Loading the video…</p>
            </>
          )}
          <div className="controls">
            <MotionButton what="the video in the background" />
          </div>
        </div>
      )}
      <div className="reveal page-edge relative flex w-full pt-4 pb-12 lg:py-12 lg:*:min-w-96 print:py-4">
        <SectionText section={section}>
          {buttonText && buttonLink && (
            <ButtonLink href={buttonLink} look="secondary" className="mt-2">
              {buttonText}
            </ButtonLink>
          )}
        </SectionText>
      </div>
    </section>
  )
}

/** The title of a section, its text paragraph by paragraph, and its button. */
function SectionText({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <div className="section-text lg:over-picture flex min-w-0 flex-col gap-4 lg:gap-6 lg:in-[.feature-wide]:grid lg:in-[.feature-wide]:grid-cols-[5fr_6fr]">
      <h2
        id={`${section.componentId}-title`}
        className="display-face section-title lg:in-[.typeface-wide]:text-display"
      >
        {section.title}
      </h2>
      <div className="flex flex-col items-start gap-4 lg:gap-6">
        {paragraphsOf(section.desc).map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lead">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}

/** The paragraphs of a text, divided at blank lines (docs/specification.md, "Game page"). A range, "1–2", stays on one line. */
export function paragraphsOf(desc: string): string[] {
  return desc
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .split(/\r?\n[ \t]*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/**
 * Pictures beside a text; `right` puts them on the right. A picture is at most 650 px wide, but one alone is as wide as the
 * page in a narrow window (docs/specification.md, "Game page"). A `wide` one is as wide as the window, above the text.
 */
export function FeatureSection({ section }: { section: SectionOf<'feature'> }) {
  const { componentId, images, title, buttonText, target, offset = featureOffset, right, wide } = section
  const besideClass = `lg:items-center lg:gap-16 2xl:justify-between ${right ? 'lg:flex-row-reverse' : 'lg:flex-row'}`
  const isAlone = images.length === 1
  const carouselWidthClass = isAlone ? 'max-lg:-mx-window-edge' : 'max-w-slide max-sm:-mx-window-edge sm:w-full'
  const slides = images.map((image) => (
    <Picture
      key={image.file}
      picture={image}
      sizes={
        wide
          ? '(min-width: 1920px) 1920px, 100vw'
          : '(min-width: 1024px) and (min-height: 800px) 939px, (min-width: 1024px) 650px, 94vw'
      }
      className="feature-picture fade-edge w-full object-cover"
    />
  ))
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className={`page-edge accent-light overflow-x-clip pb-12 lg:py-0 picture-${right ? 'right' : 'left'} ${wide ? 'feature-wide' : ''}`}
    >
      <div className={`reveal flex flex-col ${wide ? '' : besideClass}`}>
        <Carousel
          label={`Pictures: ${title}`}
          slides={slides}
          slideClass="w-full"
          className={`feature-carousel ${carouselWidthClass} ${isAlone && !wide ? 'feature-alone' : ''}`}
        />
        <SectionText section={section}>
          <ButtonLink href={`#${target}`} data-offset={offset} look="quiet" className="text-lead">
            {buttonText}
          </ButtonLink>
        </SectionText>
      </div>
    </section>
  )
}

/** The end of a game's page: the way to the download page, or to the game's own section of it. */
export function ClosingSection({ section, sets }: { section: SectionOf<'closing'> } & Pick<Game, 'sets'>) {
  const { componentId, image, buttonText = 'Go to the download page', scrollId } = section
  const set = sets.find(({ slug }) => slug === scrollId)
  return (
    <section
      id={componentId}
      aria-labelledby={`${componentId}-title`}
      className="relative flex min-h-closing flex-col overflow-x-clip lg:justify-center print:min-h-0"
    >
      <Picture picture={image} sizes={bleedSizes} className="bleed closing-picture object-cover" />
      <div className="reveal page-edge relative flex w-full py-8 max-lg:pb-4 lg:*:min-w-96 print:py-4">
        <SectionText section={section}>
          <ButtonLink href={set ? pathOfSetSection(set.anchor) : '/download'} className="mt-2">
            {buttonText}
          </ButtonLink>
        </SectionText>
      </div>
    </section>
  )
}
