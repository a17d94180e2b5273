import type { ReactNode } from 'react'
import type { WithMedia } from '../content-files/media.ts'
import type { SiteContent } from '../content-files/site-schema.ts'
import { fileSize } from '../text/amounts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FactRows } from '../ui/fact-rows.tsx'
import { linkAloneClass, linkInSentenceClass } from '../ui/link.tsx'
import { bleedSizes, Picture } from '../ui/picture.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import type { PressKit } from './press-kit.build.ts'
import type { PressContent } from './press-schema.ts'

type PressPageProps = { press: WithMedia<PressContent>; numbers: SiteContent['numbers']; kit: PressKit }

/** What a journalist needs: pictures, usage terms, the company in words, numbers and facts, and the press form. */
export function PressPage({ press, numbers, kit }: PressPageProps) {
  const { boilerplate, facts, licence } = press
  return (
    <>
      <PressHeader press={press} numbers={numbers} zip={kit.zip} />
      <div className="page-edge flex flex-col gap-16 py-12 lg:gap-24 lg:pt-8 lg:pb-16">
        <Section id="pictures" title="Pictures">
          {/* `picture-sizes.build.ts` refuses smaller ones. */}
          <p className="-mt-4 text-ash">JPEG files of at least 1920 × 1080 px</p>
          <Renders renders={kit.renders} />
        </Section>
        <div className="grid gap-x-6 gap-y-16 md:grid-cols-2 xl:grid-cols-3">
          <Section id="about" title="About" isSmall>
            <p className="border-seam border-t pt-3">{boilerplate}</p>
          </Section>
          <Section id="usage-terms" title="Usage terms" isSmall>
            <div className="flex flex-col gap-4 border-seam border-t pt-3">
              {licence.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                Credit line: <strong className="font-semibold">{licence.credit}</strong>
              </p>
              {!licence.confirmed && <p className="text-ash text-sm">These terms are a draft.</p>}
            </div>
          </Section>
          <Section id="facts" title="Facts" isSmall className="md:max-xl:col-span-full">
            <FactRows facts={facts.map(({ label, value }) => ({ label, value: [value] }))} />
          </Section>
        </div>
      </div>
    </>
  )
}

/** The text is below the picture on small windows, beside it on wide ones. */
const besidePictureClass = 'max-lg:-mt-12 lg:min-h-[30rem] lg:justify-center lg:py-12 lg:*:max-w-[min(30rem,38vw)]'

function PressHeader({ press, numbers, zip }: Omit<PressPageProps, 'kit'> & Pick<PressKit, 'zip'>) {
  return (
    <header className="relative isolate">
      <Picture
        picture={press.image}
        sizes={bleedSizes}
        eager
        className="bleed press-picture behind-header object-cover"
      />
      <div className={`page-edge relative flex flex-col items-start gap-6 ${besidePictureClass}`}>
        <h1 className="display-face page-title">Press room</h1>
        <p className="text-lead">{press.lead}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-3 self-stretch border-seam border-t pt-4 sm:gap-x-6">
          {numbers.map(({ value, label }) => (
            <li key={label} className="max-sm:basis-[min-content] last:grow">
              <span className="display-face block whitespace-nowrap sm:text-heading">{value}</span>{' '}
              <span className="block text-ash text-sm">{label}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={zip.href} download>
            Press kit (ZIP, {fileSize(zip.bytes)})
          </ButtonLink>
          <ButtonLink href="/contact/press-contact" look="secondary">
            Write to us
          </ButtonLink>
        </div>
        <p className="text-ash">
          What you may do with the pictures:{' '}
          <a href="#usage-terms" className={linkInSentenceClass}>
            usage terms
          </a>
          . About video games:{' '}
          <a href="/contact/digital-games" className={linkInSentenceClass}>
            press contact for digital games
          </a>
          .
        </p>
      </div>
    </header>
  )
}

type SectionProps = { id: string; title: string; isSmall?: boolean; className?: string; children: ReactNode }

function Section({ id, title, isSmall = false, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-6 ${className}`}>
      <h2 id={id} className={`display-face ${isSmall ? 'text-heading' : 'section-title'}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A picture of each game, with links to its page and to the file in full size. */
function Renders({ renders }: Pick<PressKit, 'renders'>) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-flow-dense xl:grid-cols-3">
      {renders.map(({ game, page, picture, file }, index) => {
        // On wide screens every ninth is four times as large, and fills what its captions leave of two rows.
        const isLarge = index % 9 === 0
        // On smaller ones every fifth has a row of its own.
        const isWide = index % 5 === 0
        const wideSizes = isLarge
          ? '(min-width: 1664px) 67rem, (min-width: 1280px) 62vw'
          : '(min-width: 1664px) 33rem, (min-width: 1280px) 31vw'
        return (
          <li
            key={page}
            className={`${isWide ? 'max-xl:col-span-full' : ''} ${isLarge ? 'xl:col-span-2 xl:row-span-2' : ''}`}
          >
            <figure
              className={`flex h-full flex-col *:[picture]:relative *:[picture]:aspect-video ${isLarge ? 'xl:*:[picture]:grow' : ''} ${isWide ? '' : 'max-sm:*:[picture]:aspect-4/3'}`}
            >
              <Picture
                picture={picture}
                sizes={`${wideSizes}, ${isWide ? 92 : 46}vw`}
                className="absolute inset-0 size-full rounded-box object-cover"
              />
              {/* Both links are 44 px high; the first begins in the picture, so that name and file are close together. */}
              <figcaption className="relative -mt-2 flex flex-col items-start">
                <a
                  href={page}
                  className="display-face wrap-anywhere inline-block min-h-11 pt-4 pb-1 leading-snug hover:text-brass max-sm:text-sm"
                >
                  <TwoPartTitle>{game}</TwoPartTitle>
                </a>
                <a
                  href={file.href}
                  download
                  className={`gap-2 text-sm after:text-accent after:content-['↓'/''] ${linkAloneClass} items-start!`}
                >
                  <span>
                    JPEG, {fileSize(file.bytes)}
                    <span className="sr-only"> of {game}</span>
                  </span>
                </a>
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
