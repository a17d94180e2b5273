import { getItLabel, playersOf, playTimeOf } from '../games/facts.ts'
import type { Game } from '../games/game.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { featureOffset, headerOffset, NewTabLink } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { PictureLink, wordsOverPictureClass } from '../ui/picture-link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { Carousel } from './carousel.tsx'

/** How large a name is by its letters: a long one leaves room for facts and buttons, a short one fills the view. */
function titleSizeClass({ name: { length }, typeface }: Game): string {
  if (length > 28) return 'text-display'
  if (length > 9) return 'text-hero'
  return `lg:whitespace-nowrap ${typeface === 'wide' ? 'text-poster-wide' : 'text-poster'}`
}

/** On phones two boxes fill a row. */
const boxClass = 'max-sm:grow max-sm:basis-[9rem] max-sm:px-3'

/** The carousel is at the right of the text, on small windows below it. */
const columnsClass = 'lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12 lg:pt-12'

/**
 * The hero: the picture fills it on wide screens, the text is on its left. On phones the picture comes first, then
 * title, pitch, facts and buttons.
 */
export function Hero({ game }: { game: Game }) {
  const { name, kind, getIt, hero } = game
  const { path, rulebook } = game.documents
  const hasRulebook = rulebook && kind === 'boardGame'
  return (
    <header className="first-view behind-header relative isolate flex flex-col overflow-clip">
      <HeroPicture game={game} />
      <div className={`page-edge relative grid w-full flex-1 items-end gap-6 pb-8 max-lg:-mt-24 ${columnsClass}`}>
        <div className="veiled flex min-w-0 flex-col gap-4 lg:gap-6">
          <h1 className={`display-face over-picture text-balance lg:max-w-4xl ${titleSizeClass(game)}`}>
            <TwoPartTitle>{name}</TwoPartTitle>
          </h1>
          {kind === 'videoGame' && <p className="font-semibold text-accent">Video game</p>}
          <p className="max-w-lg text-lead text-pretty">{hero.desc}</p>
          <FactList game={game} />
          {/* The tags come after the buttons in the visual order. */}
          <ul aria-label="Tags" className="order-last flex max-w-2xl flex-wrap gap-x-3 text-ash text-sm">
            {game.tags.map((tag) => (
              <li key={tag}>#{tag}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-y-3">
            <ButtonLink href={hero.buttonOneLink} data-offset={headerOffset} className={boxClass}>
              {hero.buttonOneText ?? 'Discover More'}
            </ButtonLink>
            {hasRulebook && (
              <NewTabLink href={rulebook.path} className={buttonClass('secondary', boxClass)}>
                Rulebook
              </NewTabLink>
            )}
            {/* Two boxes are enough: where one leads to the rulebook, all documents are a link. */}
            <ButtonLink
              href={hero.buttonTwoLink ?? path}
              look={hasRulebook ? 'quiet' : 'secondary'}
              className={hasRulebook ? 'sm:mx-3' : boxClass}
            >
              {hero.buttonTwoText ?? 'Manuals & Files'}
            </ButtonLink>
            {getIt && getIt !== hero.buttonOneLink && (
              <ButtonLink href={getIt} look="quiet">
                {getItLabel(game, getIt)}
              </ButtonLink>
            )}
          </div>
        </div>
        <HeroCarousel game={game} />
      </div>
    </header>
  )
}

/** The picture of a hero: above the text on phones, on wide screens behind it, where `veiled` darkens it. */
export function HeroPicture({ game }: { game: Game }) {
  return <Picture picture={game.hero.image} sizes="100vw" eager className="fade-edge hero-picture" />
}

/** The known facts in one line. Their names are for screen readers only, except “Designer”, which everybody needs. */
function FactList({ game: { facts, released } }: { game: Game }) {
  const { minAge, designers = [], developer, platforms, year } = facts
  const shownFacts = [
    { name: 'State', value: !released && 'Not released yet' },
    { name: 'Play time', value: playTimeOf(facts)?.text },
    { name: 'Players', value: playersOf(facts)?.text },
    { name: 'Age', value: minAge },
    { name: 'Year', value: year },
    { name: designers.length > 1 ? 'Designers' : 'Designer', value: joinUnbroken(designers), isNamed: true },
    { name: 'Developer', value: developer },
    { name: 'Platforms', value: platforms && joinUnbroken(platforms) },
  ]
  return (
    // Each fact has a line at its left. That of the first fact in a row is outside of the box and is cut off.
    <div className="max-w-xl overflow-x-clip">
      <dl className="-ml-[13px] flex flex-wrap gap-3 gap-y-1 font-semibold">
        {shownFacts.map(
          ({ name, value, isNamed }) =>
            value && (
              <div
                key={name}
                className={`flex gap-1 border-edge border-l pl-3 ${isNamed ? '*:[dt]:font-normal *:[dt]:text-ash' : '*:[dt]:sr-only'}`}
              >
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The names in one line of text that breaks between them only. */
function joinUnbroken(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ')
}

/**
 * A picture of each feature, and of the secondary section where there are fewer than three features, as a link to it. The
 * hero's own picture is left out, and no picture comes twice.
 */
function HeroCarousel({ game: { hero, sections } }: { game: Game }) {
  const usedFiles = new Set([hero.image.file])
  const features = sections.filter(({ type }) => type === 'feature')
  const slides = (features.length < 3 ? sections : features).flatMap((section) => {
    const pictures = section.type === 'feature' ? section.images : section.type === 'secondary' ? [section.image] : []
    const picture = pictures.find(({ file }) => !usedFiles.has(file))
    if (!picture) return []
    usedFiles.add(picture.file)
    return (
      <PictureLink
        key={picture.file}
        href={`#${section.componentId}`}
        data-offset={featureOffset}
        picture={picture}
        sizes="(min-width: 80rem) 208px, (min-width: 64rem) 168px, 234px"
        className="relative rounded-box"
        pictureClass="aspect-3/2 w-full"
      >
        <span
          className={`px-3 pt-8 pb-2 text-sm leading-tight font-semibold text-balance group-hover:text-accent ${wordsOverPictureClass}`}
        >
          {section.title}
        </span>
      </PictureLink>
    )
  })
  if (slides.length === 0) return null
  return (
    <Carousel
      label="Pictures of the game"
      slides={slides}
      slideClass="w-[14.625rem] sm:w-[13.5rem] lg:w-[10.5rem] xl:w-[13rem]"
      slidesAreLinks
      movesByItself
      className="hero-carousel lg:w-87 lg:flex-col-reverse xl:w-107 2xl:w-162 print:hidden"
    />
  )
}
