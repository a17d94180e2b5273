import type { GameList } from '../games/catalogue.server.ts'
import { DiscoverGames } from '../games/catalogue.tsx'
import { CampaignBand } from '../layout/header.tsx'
import type { SiteFile } from '../layout/site-schema.ts'
import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** The grid is drawn for this many pictures (docs/specification.md, "Home"). */
const pictureCount = 5

/** Keeps the header's height free above the section a button leads to, in px (docs/specification.md, "Constants"). */
const offset = 80

/** A picture of the first view, and the game it leads to. */
type HomePicture = { photo: PhotoOf; game?: { name: string; path: string } }

type HomePageProps = { home: SiteFile['home']; product: string; pictures: HomePicture[]; games: GameList }

/** The home page, its sections in the specified order. */
export function HomePage({ home, product, pictures, games }: HomePageProps) {
  const [pitch = '', ...more] = home.intro
  return (
    <>
      <CampaignBand />
      <HomeGrid title={home.title} pitch={pitch} pictures={pictures} />
      <Values values={home.values} intro={more} />
      <Numbers product={product} numbers={home.numbers} />
      {/* On very wide screens only. */}
      <section id="our-games" className="page-edge py-24 max-xl:hidden">
        <Reveal className="flex flex-col gap-8">
          <SectionTitle>DISCOVER OUR GAMES</SectionTitle>
          <DiscoverGames games={games} grid="home" />
        </Reveal>
      </section>
    </>
  )
}

type HomeGridProps = { title: string; pitch: string; pictures: HomePicture[] }

/** The first view: the company's pitch over the largest of five pictures, beside it four that lead to their games. */
export function HomeGrid({ title, pitch, pictures }: HomeGridProps) {
  // For whoever builds the site (docs/specification.md, "Home").
  if (pictures.length !== pictureCount)
    console.warn(`The home grid shows exactly ${pictureCount} pictures, it was given ${pictures.length}.`)
  const [main, ...others] = pictures
  return (
    <section className="grid gap-1 lg:h-[calc(100dvh-var(--spacing-header))] lg:min-h-[38rem] lg:grid-cols-[5fr_2fr_2fr] lg:grid-rows-2">
      <div className="relative flex min-w-0 flex-col lg:row-span-2">
        {main && (
          <Photo
            photo={main.photo}
            sizes="(min-width: 1024px) 56vw, 100vw"
            first
            className="aspect-4/3 w-full object-cover object-top lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
          />
        )}
        <div className="home-pitch relative flex flex-col items-start gap-4 pr-4 pb-8 max-lg:-mt-24 max-lg:pt-12 lg:mt-auto lg:pt-16 lg:pr-12 lg:pb-8">
          <h1 className="display-face over-picture text-balance">{title}</h1>
          <p className="max-w-prose text-lead text-pretty">{pitch}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
            <ButtonLink href="/our-games">See our games</ButtonLink>
            <ScrollLink target="we-stand" offset={offset} className={buttonClass('quiet')}>
              OUR IDEA
            </ScrollLink>
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-1 md:max-lg:grid-cols-4 lg:col-span-2 lg:row-span-2 lg:grid-rows-2">
        {others.map(({ photo, game }) => (
          <li key={photo.base} className="relative overflow-hidden max-lg:aspect-4/5">
            <HomeCover photo={photo} game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeCover({ photo, game }: HomePicture) {
  const picture = (
    <Photo
      photo={game ? { ...photo, alt: '' } : photo}
      sizes="(min-width: 768px) 25vw, 50vw"
      className="absolute size-full object-cover transition-[filter] duration-500 group-hover:brightness-115"
    />
  )
  if (!game) return picture
  return (
    <a href={game.path} className="group absolute inset-0 -outline-offset-4">
      {picture}
      <span className="cover-name scrim-bottom absolute inset-x-0 bottom-0 px-2 pt-12 pb-4 sm:px-4 leading-tight group-hover:text-brass">
        {game.name}
      </span>
    </a>
  )
}

/** Passion, community, inspiration. */
function Values({ values, intro }: Pick<SiteFile['home'], 'values' | 'intro'>) {
  return (
    <section id="we-stand" className="page-edge py-16 lg:py-24">
      <Reveal className="flex flex-col items-start gap-8">
        <SectionTitle>WHAT DO WE STAND FOR?</SectionTitle>
        {intro.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lead">
            {paragraph}
          </p>
        ))}
        <ul className="grid gap-8 pt-4 md:grid-cols-3 lg:gap-16">
          {values.map(({ title, desc }) => (
            <li key={title} className="flex flex-col gap-3">
              <h3 className="display-face text-heading">{title}</h3>
              <p className="text-ash">{desc}</p>
            </li>
          ))}
        </ul>
        <ScrollLink target="in-numbers" offset={offset} className={buttonClass('quiet')}>
          IN NUMBERS
        </ScrollLink>
      </Reveal>
    </section>
  )
}

/** Six numbers. The button leads to the grid of games, which only very wide screens show, elsewhere to their page. */
function Numbers({ product, numbers }: Pick<SiteFile['home'], 'numbers'> & { product: string }) {
  return (
    <section id="in-numbers" className="page-edge bg-tint py-16 lg:py-24">
      <Reveal className="flex flex-col items-start gap-12">
        <SectionTitle>{product} IN NUMBERS</SectionTitle>
        <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 gap-y-8 md:grid-cols-3 lg:gap-y-12">
          {numbers.map(({ value, label }) => (
            <li key={label}>
              <span className="display-face block text-title max-md:text-heading">{value}</span>{' '}
              <span className="block text-ash text-sm">{label}</span>
            </li>
          ))}
        </ul>
        <ScrollLink target="our-games" offset={offset} className={buttonClass('quiet', 'max-xl:hidden')}>
          OUR GAMES
        </ScrollLink>
        <ButtonLink href="/our-games" look="quiet" className="uppercase xl:hidden">
          All our games
        </ButtonLink>
      </Reveal>
    </section>
  )
}
