import type { GameList } from '../games/catalogue.server.ts'
import { DiscoverGames } from '../games/catalogue.tsx'
import type { SiteFile } from '../layout/site-schema.ts'
import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** The grid is drawn for this many pictures (specification §9). */
const pictureCount = 5

/** Keeps the header's height free above the section a button leads to, in px (specification §9). */
const offset = 80

type HomePageProps = { home: SiteFile['home']; product: string; pictures: PhotoOf[]; games: GameList }

/** The home page, its sections in the order of specification §2. */
export function HomePage({ home, product, pictures, games }: HomePageProps) {
  return (
    <>
      <HomeGrid title={home.title} intro={home.intro} pictures={pictures} />
      <Values values={home.values} />
      <Numbers product={product} numbers={home.numbers} />
      {/* On very wide screens only. */}
      <section id="our-games" className="mx-auto max-w-[120rem] px-6 py-24 max-xl:hidden">
        <Reveal>
          <SectionTitle className="mb-8 text-center">DISCOVER OUR GAMES</SectionTitle>
          <DiscoverGames games={games} grid="home" />
        </Reveal>
      </section>
    </>
  )
}

type HomeGridProps = Pick<SiteFile['home'], 'title' | 'intro'> & { pictures: PhotoOf[] }

/** The first view: the company's pitch over the largest of five pictures, the other four beside it. */
export function HomeGrid({ title, intro, pictures }: HomeGridProps) {
  // For whoever builds the site (specification §5).
  if (pictures.length !== pictureCount)
    console.warn(`The home grid shows exactly ${pictureCount} pictures, it was given ${pictures.length}.`)
  const [main, ...others] = pictures
  return (
    <section className="@container mx-auto grid max-w-[120rem] gap-2 lg:h-[calc(100dvh-var(--spacing-header))] lg:max-h-[62rem] lg:min-h-[44rem] lg:grid-cols-[5fr_2fr_2fr] lg:grid-rows-2 lg:p-2">
      <div className="relative flex min-w-0 flex-col lg:row-span-2">
        {main && (
          <Photo
            photo={main}
            sizes="(min-width: 1024px) 50vw, 100vw"
            first
            className="aspect-4/3 w-full object-cover max-lg:object-top max-lg:[mask-image:linear-gradient(black_70%,transparent)] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
          />
        )}
        <div className="lg:scrim-bottom relative flex flex-col items-start gap-6 px-4 pb-8 max-lg:-mt-[14vw] sm:px-6 lg:mt-auto lg:pt-24 lg:max-2xl:gap-4 lg:max-2xl:pb-6 lg:pl-[calc(max(0px,(100cqw+1rem-var(--container-page))/2)+1rem)]">
          <h1 className="over-picture display-face text-display text-balance lg:max-2xl:text-[clamp(2.3rem,3.4vw,3rem)]">
            {title}
          </h1>
          {intro.map((paragraph) => (
            <p
              key={paragraph}
              className="max-w-prose text-lead lg:max-2xl:text-[1.1rem] lg:max-2xl:leading-normal"
            >
              {paragraph}
            </p>
          ))}
          <ScrollLink target="we-stand" offset={offset} className={buttonClass('primary', 'mt-2')}>
            OUR IDEA
          </ScrollLink>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 md:max-lg:grid-cols-4 lg:col-span-2 lg:row-span-2 lg:grid-rows-2">
        {others.map((picture) => (
          <Photo
            key={picture.base}
            photo={picture}
            sizes="(min-width: 768px) 25vw, 50vw"
            className="aspect-4/5 size-full object-cover lg:aspect-auto"
          />
        ))}
      </div>
    </section>
  )
}

/** Passion, community, inspiration. */
function Values({ values }: Pick<SiteFile['home'], 'values'>) {
  return (
    <section id="we-stand" className="mx-auto max-w-page px-4 py-24 sm:px-6 lg:py-24">
      <Reveal className="flex flex-col items-center gap-12 text-center">
        <SectionTitle>WHAT DO WE STAND FOR?</SectionTitle>
        <ul className="grid gap-12 text-left md:grid-cols-3 md:gap-8 lg:gap-16">
          {values.map(({ title, desc }) => (
            <li key={title} className="flex flex-col gap-3 border-seam border-t pt-6">
              <h3 className="display-face text-brass text-heading">{title}</h3>
              <p className="text-bone/90">{desc}</p>
            </li>
          ))}
        </ul>
        <ScrollLink target="in-numbers" offset={offset} className={buttonClass('secondary')}>
          IN NUMBERS
        </ScrollLink>
      </Reveal>
    </section>
  )
}

/** Six numbers. The button leads to the grid of games, which only very wide screens show, elsewhere to their page. */
function Numbers({ product, numbers }: Pick<SiteFile['home'], 'numbers'> & { product: string }) {
  return (
    <section id="in-numbers" className="border-seam border-y bg-coal max-xl:border-b-0">
      <Reveal className="mx-auto flex max-w-page flex-col items-center gap-12 px-4 sm:px-6 py-24 text-center lg:py-24">
        <SectionTitle className="uppercase">{product} IN NUMBERS</SectionTitle>
        <ul className="grid w-full gap-x-4 gap-y-8 sm:grid-cols-2 md:grid-cols-3 md:gap-y-8">
          {numbers.map(({ value, label }) => (
            <li key={label}>
              <span className="block display-face text-brass text-title md:max-lg:text-heading">{value}</span>{' '}
              <span className="block text-ash">{label}</span>
            </li>
          ))}
        </ul>
        <ScrollLink target="our-games" offset={offset} className={buttonClass('secondary', 'max-xl:hidden')}>
          OUR GAMES
        </ScrollLink>
        <ButtonLink href="/our-games" className="uppercase xl:hidden">
          All our games
        </ButtonLink>
      </Reveal>
    </section>
  )
}
