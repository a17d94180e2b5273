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
    <div className="flex page-edge flex-col gap-12 py-8 lg:gap-24 lg:py-12">
      <header className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="display-face text-display">Press room</h1>
          <p className="max-w-prose text-lead">{press.intro}</p>
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
        <Picture
          picture={pictureOf('site', site.press.image)}
          sizes="(min-width: 1024px) 42rem, 92vw"
          first
          className="aspect-video w-full rounded-box lg:aspect-4/3 object-cover"
        />
      </header>
      <Company />
      <UsageTerms />
      <Renders renders={kit.renders} />
    </div>
  )
}

/** The company in a sentence, in a paragraph, and in facts. */
function Company() {
  const { boilerplate, facts } = content().press
  return (
    <section>
      <h2 className="display-face section-title mb-8">The company</h2>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex max-w-prose flex-col gap-6">
          <p className="text-lead">{boilerplate.short}</p>
          <p>{boilerplate.long}</p>
        </div>
        <dl className="grid content-start">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-x-6 border-seam border-b py-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
            >
              <dt className="text-ash">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function UsageTerms() {
  const { credit, words, confirmed } = content().press.licence
  return (
    <section aria-labelledby="usage-terms">
      <h2 id="usage-terms" className="display-face section-title mb-8">
        Usage terms
      </h2>
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          Credit line: <strong>{credit}</strong>
          {!confirmed && <span className="text-ash"> · Draft</span>}
        </p>
        {words.map((it) => (
          <p key={it}>{it}</p>
        ))}
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
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-6 sm:gap-y-8 xl:grid-cols-3">
        {renders.map(({ game, page, picture, file }) => (
          <li key={page}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 1664px) 33rem, (min-width: 1280px) 31vw, 46vw"
                className="aspect-video w-full rounded-box object-cover"
              />
              <figcaption className="mt-2 flex flex-col items-start">
                <a
                  href={page}
                  className="inline-flex min-h-11 items-center font-semibold leading-snug hover:text-brass max-sm:text-sm"
                >
                  {game}
                </a>
                <a href={file.href} download className={`text-sm ${linkAlone}`}>
                  <span>
                    JPEG<span className="sr-only"> of {game}</span>, {picture.width} × {picture.height} px,{' '}
                    <span className="whitespace-nowrap">{fileSize(file.bytes)}</span>
                  </span>
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
