import { factSheet } from '../../content/fact-sheet.server.ts'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import { siteTexts } from '../site-texts.ts'
import type { Route } from './+types/press-sheet'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { name, slug } = loaderData.sheet
  return pageMeta({
    title: `${name}: fact sheet | ${brand.name}`,
    description: `${name} on one page, for print: who made it, for how many players, how long it takes, what it is about.`,
    path: `/press/${slug}`,
    brand: brand.name,
    origin,
    card: `/cards/${slug}.jpg`,
  })
}

export function loader({ params: { game: slug } }: Route.LoaderArgs) {
  const game = content().games.get(slug)
  if (!game) throw new Response('There is no such game.', { status: 404 })
  const { credit } = content().press.licence
  return { sheet: factSheet(slug, game), picture: photo(`games/${slug}`, game.hero.image), credit }
}

/** One game on one printed page. */
export default screen(function PressSheetScreen({ loaderData }: Route.ComponentProps) {
  const { sheet, picture, credit } = loaderData
  return (
    <article className="sheet mx-auto flex max-w-4xl flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
      <header className="flex flex-col gap-4">
        <p className="print:hidden">
          <Link
            to="/press"
            className="inline-flex min-h-11 items-center text-ash underline underline-offset-4 hover:text-bone"
          >
            {siteTexts.pressRoom}
          </Link>
        </p>
        <h1 className="font-carved text-title">
          {sheet.name}
          <span className="block text-ash text-heading">Fact sheet</span>
        </h1>
        <p className="text-lead">{sheet.summary}</p>
      </header>
      <figure>
        <Photo
          photo={picture}
          sizes="(min-width: 56rem) 53rem, 92vw"
          first
          className="aspect-video w-full rounded-box object-cover"
        />
        <figcaption className="mt-2 text-ash">{credit}</figcaption>
      </figure>
      <dl>
        {sheet.facts.map(({ label, value, href }) => (
          <div
            key={label}
            className="grid min-h-12 items-center gap-x-6 border-seam border-b py-1 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-ash">{label}</dt>
            <dd>{href ? <FactLink href={href}>{value}</FactLink> : value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex max-w-prose flex-col gap-4">
        {sheet.paragraphs.map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button className="needs-script" onClick={() => window.print()}>
          Print this sheet
        </Button>
        <a href={`/press/fact-sheets/${sheet.slug}.txt`} download className={buttonClass('line')}>
          As text
        </a>
        <ButtonLink href="/contact/press-contact" look="line">
          Write to us
        </ButtonLink>
      </p>
    </article>
  )
})

function FactLink({ href, children }: { href: string; children: string }) {
  const classes =
    'inline-flex min-h-11 flex-wrap items-center break-all underline underline-offset-4 hover:text-brass'
  if (href.startsWith('https:')) {
    return (
      <OutsideLink href={href} className={classes}>
        {children}
      </OutsideLink>
    )
  }
  return (
    <Link to={href} className={classes}>
      {children}
    </Link>
  )
}
