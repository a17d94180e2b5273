import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { fileSize } from '../ui/file-size.ts'
import { Picture } from '../ui/picture.tsx'
import type { PressKit } from './press-kit.server.ts'

/** What a journalist needs: the company in words, usage terms, pictures, and the press form. */
export function PressRoom({ kit }: { kit: PressKit }) {
  const { press, site } = content()
  return (
    <>
      <header className="relative isolate">
        <Picture
          picture={pictureOf('site', site.press.image)}
          sizes="(min-width: 1131px) 46vw, 100vw"
          first
          className="bleed object-cover"
        />
        <div className="scrim-bottom absolute inset-x-0 bottom-0 h-48 max-lg:hidden" />
        <div className="page-edge relative flex flex-col items-start gap-6 max-lg:-mt-16 lg:min-h-[34rem] lg:justify-center lg:*:max-w-2xl">
          <h1 className="display-face text-display">Press room</h1>
          <p className="text-lead">{press.intro}</p>
          <div className="flex flex-wrap gap-3">
            <a href={kit.archive.href} download className={buttonClass()}>
              Press kit (ZIP, {fileSize(kit.archive.bytes)})
            </a>
            <ButtonLink href="/contact/press-contact" look="secondary">
              Write to us
            </ButtonLink>
          </div>
          <p className="text-ash">
            About video games:{' '}
            <a href="/contact/digital-games" className="underline underline-offset-4 hover:text-brass">
              press contact for digital games
            </a>
            .
          </p>
        </div>
      </header>
      <div className="page-edge flex flex-col gap-12 py-12 lg:gap-24 lg:py-24">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Company />
          <UsageTerms />
        </div>
        <Renders renders={kit.renders} />
      </div>
    </>
  )
}

/** The company in a paragraph, ready to be copied, and in facts. */
function Company() {
  const { boilerplate, facts } = content().press
  return (
    <section aria-labelledby="company">
      <h2 id="company" className="display-face section-title mb-6">
        The company
      </h2>
      <p className="max-w-prose">{boilerplate}</p>
      <dl className="mt-6 max-w-prose">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 border-seam border-t py-3 sm:grid-cols-[2fr_3fr]">
            <dt className="text-ash">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function UsageTerms() {
  const { credit, words, confirmed } = content().press.licence
  return (
    <section aria-labelledby="usage-terms">
      <h2 id="usage-terms" className="display-face section-title mb-6">
        Usage terms
      </h2>
      <div className="flex max-w-prose flex-col gap-4">
        {words.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          Credit line: <strong className="font-semibold">{credit}</strong>
          {!confirmed && <span className="text-ash"> · Draft</span>}
        </p>
      </div>
    </section>
  )
}

/** One picture of each game, the file in full size, and the way to what its page says. */
function Renders({ renders }: Pick<PressKit, 'renders'>) {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="display-face section-title mb-4">
        Pictures
      </h2>
      <p className="mb-6 max-w-prose text-ash">
        The facts of each game stand on its page, and as text in the press kit.
      </p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-6 xl:grid-cols-3">
        {renders.map(({ game, page, picture, file }) => (
          <li key={page}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 1664px) 33rem, (min-width: 1280px) 31vw, 46vw"
                className="aspect-video w-full rounded-box object-cover"
              />
              {/* Both links are 44 px high; the first begins in the picture, so that name and file stand together. */}
              <figcaption className="relative -mt-2 flex flex-col items-start">
                <a
                  href={page}
                  className="wrap-anywhere inline-flex min-h-11 items-end pt-4 pb-1 font-semibold leading-snug hover:text-brass max-sm:text-sm"
                >
                  {game}
                </a>
                <a href={file.href} download className={`text-sm ${linkAlone} items-start!`}>
                  JPEG, {fileSize(file.bytes)}
                  <span className="max-sm:hidden">
                    , {picture.width} × {picture.height} px
                  </span>
                  <span className="sr-only"> of {game}</span>
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
