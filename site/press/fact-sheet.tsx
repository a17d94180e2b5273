import { content } from '../content.server.ts'
import type { GameFile } from '../games/schema.ts'
import { photo } from '../pictures/pictures.server.ts'
import { Button, ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { Link } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { factSheet } from './fact-sheet.server.ts'

const factLink =
  'inline-flex min-h-11 flex-wrap items-center break-all underline underline-offset-4 hover:text-brass'

/** One game on one printed page. */
export function FactSheet({ slug, game }: { slug: string; game: GameFile }) {
  const sheet = factSheet(slug, game)
  const { credit } = content().press.licence
  return (
    <article className="sheet page-edge flex flex-col gap-8 py-8 *:w-full *:max-w-column lg:py-12">
      <header className="flex flex-col gap-4">
        <p className="print:hidden">
          <a href="/press" className={`text-sm ${linkAlone}`}>
            {siteTexts.pressRoom}
          </a>
        </p>
        <h1 className="display-face text-display">
          <NameInLines>{sheet.name}</NameInLines>
          <span className="block text-ash text-heading">Fact sheet</span>
        </h1>
        <p className="text-lead">{sheet.summary}</p>
      </header>
      <figure>
        <Photo
          photo={photo(`games/${slug}`, game.hero.image)}
          sizes="(min-width: 56rem) 53rem, 92vw"
          first
          className="aspect-video w-full rounded-box object-cover"
        />
        <figcaption className="mt-2 text-ash text-sm">{credit}</figcaption>
      </figure>
      <dl>
        {sheet.facts.map(({ label, value, href }) => (
          <div
            key={label}
            className="grid min-h-12 items-center gap-x-6 border-seam border-b py-1 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]"
          >
            <dt className="text-ash">{label}</dt>
            <dd>
              {href ? (
                <Link href={href} className={factLink}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex max-w-prose flex-col gap-4">
        {sheet.paragraphs.map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button id="print-sheet" className="needs-script">
          Print this sheet
        </Button>
        <a href={`/press/fact-sheets/${sheet.slug}.txt`} download className={buttonClass('secondary')}>
          As text
        </a>
        <ButtonLink href="/contact/press-contact" look="secondary">
          Write to us
        </ButtonLink>
      </p>
    </article>
  )
}
