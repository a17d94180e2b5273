import { pathOfGame } from '../addresses/addresses.ts'
import type { EncodedPicture, WithMedia } from '../content-files/media.ts'
import type { SiteContent } from '../content-files/site-schema.ts'
import { DiscoverGames, type Grid } from '../games/discover-games.tsx'
import type { Game, GameMenus } from '../games/game.ts'
import { GameRow } from '../games/game-row.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CampaignLink } from '../ui/campaign-link.tsx'
import { headerOffset } from '../ui/link.tsx'
import { bleedSizes, Picture } from '../ui/picture.tsx'
import { PictureLink, wordsOverPictureClass } from '../ui/picture-link.tsx'
import type { HomeContent } from './home-schema.ts'

/** What the campaign's link has before and after its words. */
const dotAndArrowClass = "before:size-2 before:rounded-full before:bg-ember after:text-ember after:content-['→'/'']"

const grid: Grid = {
  columns: [5, 8],
  columnsClass: 'gap-x-4 xl:grid-cols-5 2xl:grid-cols-8',
  shape: 'small',
  endsWithLink: true,
}

type HomePageProps = { home: WithMedia<HomeContent>; site: SiteContent; games: Game[]; menus: GameMenus }

/** The home page, its sections in the specified order. `games`: all, the featured ones first. */
export function HomePage({ home, site, games, menus }: HomePageProps) {
  const { title, intro, images, values, valuesPicture } = home
  const [pitch = '', ...more] = intro
  const pictures = images.map((picture) => ({ picture, game: games.find(({ slug }) => slug === picture.game) }))
  const others = games.filter(({ slug }) => pictures.every(({ game }) => game?.slug !== slug))
  return (
    <>
      <HomeGrid title={title} pitch={pitch} pictures={pictures} campaign={site.campaign} />
      <Values values={values} intro={more} picture={valuesPicture} />
      <Numbers brandName={site.brand.name} numbers={site.numbers} />
      <GameRow title="More games" games={others.slice(0, 4)} className="xl:hidden" />
      {/* This grid is for very wide screens only. */}
      <section id="our-games" className="page-edge py-16 max-xl:hidden">
        <div className="reveal flex flex-col gap-8">
          <h2 className="display-face section-title">DISCOVER OUR GAMES</h2>
          <DiscoverGames games={games.filter(({ tileLinks }) => tileLinks)} menus={menus} grid={grid} />
        </div>
      </section>
    </>
  )
}

/** A picture of the first view, and the game it leads to. */
type HomePicture = { picture: EncodedPicture; game?: Game | undefined }

/** Each of the four smaller pictures. */
const smallSizes = '(min-width: 768px) 25vw, 50vw'

type HomeGridProps = Pick<SiteContent, 'campaign'> & { title: string; pitch: string; pictures: HomePicture[] }

/** The first view: the company's pitch on the largest of five pictures; below it four that lead to their games. */
function HomeGrid({ title, pitch, pictures, campaign }: HomeGridProps) {
  const [main, ...others] = pictures
  return (
    <section className="behind-header grid gap-1">
      {/* Lower than the window, so that the heads of the four pictures are seen. */}
      <div className="first-view relative isolate flex flex-col overflow-clip [--first-view:91dvh]">
        {main && (
          <Picture
            picture={main.picture}
            sizes="(min-width: 1024px) 100vw, 130vw"
            eager
            className="fade-edge home-picture"
          />
        )}
        <div className="home-pitch veiled flex flex-col items-start gap-4 self-start pr-4 pb-6 pl-window-edge lg:pb-8">
          {/* Where the header has no room for the campaign's button. */}
          <CampaignLink
            campaign={campaign}
            className={`-mb-2 inline-flex min-h-11 items-center gap-3 font-semibold over-picture ${dotAndArrowClass} hover:underline lg:hidden print:hidden`}
          />
          <h1 className="display-face over-picture text-balance">{title}</h1>
          <p className="max-w-lg text-lead text-pretty">{pitch}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
            <ButtonLink href="/our-games" className="max-sm:basis-full">
              See our games
            </ButtonLink>
            <ButtonLink href="/download" look="quiet">
              Rulebooks
            </ButtonLink>
            <ButtonLink href="#we-stand" data-offset={headerOffset} look="quiet">
              OUR IDEA
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-4">
        {others.map(({ picture, game }) => (
          <li key={picture.base} className="@container relative aspect-4/5 overflow-hidden">
            {game ? (
              <PictureLink
                href={pathOfGame(game.slug)}
                picture={picture}
                sizes={smallSizes}
                className="absolute inset-0 -outline-offset-4"
                pictureClass="absolute size-full"
              >
                <span
                  className={`cover-name display-face px-edge pt-12 pb-4 leading-tight group-hover:text-brass ${wordsOverPictureClass}`}
                >
                  {game.name}
                </span>
              </PictureLink>
            ) : (
              <Picture picture={picture} sizes={smallSizes} className="absolute size-full object-cover" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the company stands for: passion, community, inspiration. */
function Values({ values, intro, picture }: Pick<HomeContent, 'values' | 'intro'> & { picture: EncodedPicture }) {
  return (
    <section id="we-stand" className="relative">
      <Picture picture={picture} sizes={bleedSizes} className="bleed object-cover" />
      <div className="page-edge relative pb-8 max-lg:-mt-16 lg:py-24">
        <div className="reveal flex max-w-xl flex-col gap-6">
          <h2 className="display-face section-title xl:whitespace-nowrap">WHAT DO WE STAND FOR?</h2>
          {intro.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
          <ul className="grid gap-6 pt-2 sm:pt-4">
            {values.map(({ title, desc }) => (
              <li
                key={title}
                className="grid gap-x-6 gap-y-1 border-seam border-t pt-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <h3 className="display-face text-accent">{title}</h3>
                <p>{desc}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href="#in-numbers" data-offset={headerOffset} look="quiet" className="self-start">
            IN NUMBERS
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const firstAloneClass = '*:first:col-span-full max-md:*:first:mb-6'

/** A line of a table on phones, else a column under a rule. */
const numberClass = 'flex flex-wrap items-baseline gap-x-4 border-seam border-t py-2 *:first:basis-44 md:block md:pt-4'

/** Six numbers, the first of them large. The button leads to the grid of games, which only very wide screens show. */
function Numbers({ brandName, numbers }: Pick<SiteContent, 'numbers'> & { brandName: string }) {
  return (
    <section id="in-numbers" className="numbers page-edge py-12 lg:py-16">
      <div className="reveal flex flex-col gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 className="display-face section-title">{brandName} IN NUMBERS</h2>
          <ButtonLink href="#our-games" data-offset={headerOffset} look="quiet" className="max-xl:hidden">
            OUR GAMES
          </ButtonLink>
        </div>
        <ul
          className={`grid grid-cols-1 gap-x-6 *:wrap-anywhere ${firstAloneClass} md:grid-cols-3 md:gap-y-6 lg:gap-y-12 xl:grid-cols-5`}
        >
          {numbers.map(({ value, label }, index) => (
            <li key={label} className={index === 0 ? undefined : numberClass}>
              <span className={`display-face block ${index === 0 ? 'first-number text-accent' : 'number'}`}>
                {value}
              </span>{' '}
              <span className="block text-ash text-lead">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
