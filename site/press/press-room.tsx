import type { ReactNode } from 'react'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { DraftNote } from '../ui/draft-note.tsx'
import { fileSize } from '../ui/file-size.ts'
import { Photo } from '../ui/photo.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { CompanyFacts } from './company-facts.tsx'
import { Logos } from './logos.tsx'
import { PressPictures } from './press-pictures.tsx'
import type { PressRoom as PressRoomContent } from './press-room.server.ts'

/** Everything a journalist needs, without asking first; asking is two presses from anywhere. */
export function PressRoom({ room }: { room: PressRoomContent }) {
  const { intro, picture, archive, lines, licence, sheets } = room
  return (
    <div className="mx-auto flex max-w-page flex-col gap-20 px-4 py-8 sm:px-6 lg:gap-28 lg:py-12">
      <header className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-carved text-display">{siteTexts.pressRoom}</h1>
          <p className="max-w-prose text-lead">{intro}</p>
          <div className="flex flex-wrap gap-3">
            <a href={archive.href} download className={buttonClass()}>
              Press kit (ZIP, {fileSize(archive.bytes)})
            </a>
            <ButtonLink href="/contact/press-contact" look="line">
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
        <PressPictures key={it.line} id={`renders-${it.line}`} {...it} credit={licence.credit} />
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
