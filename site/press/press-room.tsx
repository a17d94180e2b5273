import type { ReactNode } from 'react'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { DraftNote } from '../ui/draft-note.tsx'
import { fileSize } from '../ui/file-size.ts'
import { Photo } from '../ui/photo.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import type { PressRoom as Room } from './press-room.server.ts'

/** Everything a journalist needs, without asking first; asking is two presses from anywhere. */
export function PressRoom({ room }: { room: Room }) {
  const { intro, picture, archive, lines, licence, sheets } = room
  return (
    <div className="flex page-edge flex-col gap-24 py-8 lg:gap-24 lg:py-12">
      <header className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="display-face text-display">{siteTexts.pressRoom}</h1>
          <p className="max-w-prose text-lead">{intro}</p>
          <div className="flex flex-wrap gap-3">
            <a href={archive.href} download className={buttonClass()}>
              Press kit (ZIP, {fileSize(archive.bytes)})
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
          <nav aria-label="On this page" className="text-balance">
            <PlaceLink to="usage-terms">Usage terms</PlaceLink>
            {lines.map((it) => (
              <PlaceLink key={it.line} to={`renders-${it.line}`}>
                Renders: {it.title}
              </PlaceLink>
            ))}
            <PlaceLink to="fact-sheets">Fact sheets</PlaceLink>
          </nav>
        </div>
        <Photo
          photo={picture}
          sizes="(min-width: 1024px) 42rem, 92vw"
          first
          className="aspect-4/3 w-full rounded-box object-cover"
        />
      </header>
      <CompanyFacts {...room} />
      <section>
        <SectionTitle id="usage-terms" className="mb-8">
          Usage terms
        </SectionTitle>
        <div className="flex max-w-prose flex-col gap-4">
          {!licence.confirmed && (
            <DraftNote>Draft: these terms have still to be confirmed by the company.</DraftNote>
          )}
          <p>
            Credit line: <strong>{licence.credit}</strong>
          </p>
          {licence.words.map((it) => (
            <p key={it}>{it}</p>
          ))}
        </div>
      </section>
      <Logos logos={room.logos} note={room.mark.note} />
      {lines.map((it) => (
        <PressPictures key={it.line} {...it} />
      ))}
      <section aria-labelledby="fact-sheets">
        <SectionTitle id="fact-sheets" className="mb-8">
          Fact sheets
        </SectionTitle>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {sheets.map(({ slug, name }) => (
            <li key={slug} className="border-seam border-b">
              <a
                href={`/press/${slug}`}
                className="flex min-h-12 items-center underline-offset-4 hover:text-brass hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={`mr-6 ${linkAlone}`}>
      {children}
    </a>
  )
}

/** The company in a sentence, in a paragraph, in facts and in numbers. */
function CompanyFacts({ boilerplate, facts, numbers }: Room) {
  return (
    <section>
      <SectionTitle className="mb-8">The company</SectionTitle>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex max-w-prose flex-col gap-6">
          <h3 className="font-semibold">In a sentence</h3>
          <p>{boilerplate.short}</p>
          <h3 className="font-semibold">In a paragraph</h3>
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
      <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
        {numbers.map(({ value, label }) => (
          <li key={label}>
            <span className="block display-face text-title">{value}</span>
            <span className="text-ash">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const names = { logo: 'Mark with name', mark: 'Mark' } as const
const grounds = {
  light: { said: 'for dark grounds', ground: 'bg-night' },
  dark: { said: 'for light grounds', ground: 'bg-bone' },
} as const

const fileLink = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-brass'

/** The mark with and without the name, each for dark and for light grounds, as drawing and as picture. */
function Logos({ logos, note }: { logos: Room['logos']; note: string }) {
  return (
    <section>
      <SectionTitle className="mb-4">The mark of this website</SectionTitle>
      <p className="mb-8 max-w-prose text-ash">{note}</p>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_1fr]">
        {logos.map(({ kind, ground, svg, png }) => {
          const name = `${names[kind]}, ${grounds[ground].said}`
          return (
            <li key={svg.href}>
              <div
                className={`grid h-40 place-items-center rounded-box border border-seam px-8 ${grounds[ground].ground}`}
              >
                <img
                  src={svg.href}
                  alt=""
                  width={kind === 'logo' ? 347 : 48}
                  height="48"
                  loading="lazy"
                  className={kind === 'logo' ? 'w-full max-w-80' : 'size-16'}
                />
              </div>
              <p className="mt-2">{name}</p>
              <p className="flex flex-wrap gap-x-6">
                <a href={svg.href} download className={fileLink}>
                  SVG<span className="sr-only"> of {name}</span>
                </a>
                <a href={png.href} download className={fileLink}>
                  PNG<span className="sr-only"> of {name}</span>, {png.width} px, {fileSize(png.bytes)}
                </a>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** One line's renders: what is seen, and the file in full size. */
function PressPictures({ line, title, desc, pictures }: Room['lines'][number]) {
  return (
    <section aria-labelledby={`renders-${line}`}>
      <SectionTitle id={`renders-${line}`} className="mb-4">
        Renders: {title}
      </SectionTitle>
      <p className="mb-8 max-w-prose text-ash">{desc}</p>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map(({ photo, game, file }) => (
          <li key={file.href}>
            <figure>
              <Photo
                photo={photo}
                sizes="(min-width: 1664px) 33rem, (min-width: 1280px) 31vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-video w-full rounded-box object-cover"
              />
              <figcaption className="mt-3 flex flex-col">
                <span className="font-semibold">{game}</span>
                <a href={file.href} download className={`self-start ${linkAlone}`}>
                  JPEG
                  <span className="sr-only">
                    {' '}
                    of {game}: {photo.alt}
                  </span>
                  , {file.width} × {file.height} px, {fileSize(file.bytes)}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
