import type { ReactNode } from 'react'
import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { Photo } from '../ui/photo.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { FactList } from './fact-list.tsx'
import type { GameFile } from './schema.ts'
import type { GameView } from './section-parts.tsx'
import { Slider } from './slider.tsx'

/** Names longer than this wear a smaller size, so that the first view still holds facts and buttons. */
const longName = 26

/** ms between two shifts of the pictures (specification §9). */
const slideTime = 3000

type HeroProps = { game: GameFile; view: GameView; supportAddress: string }

/**
 * The first view: the picture fills it on wide screens, with the text on its calm left. On small ones the picture
 * comes first, then title, facts and buttons; the longer text is moved below them.
 */
export function Hero({ game, view, supportAddress }: HeroProps) {
  const { name, kind, tags, hero } = game
  return (
    <header className="relative isolate flex flex-col lg:min-h-[calc(100dvh-var(--spacing-header))]">
      <Photo
        photo={view.photoOf(hero.image)}
        sizes="100vw"
        first
        className="aspect-3/2 max-h-[55dvh] w-full object-cover object-[72%_50%] sm:aspect-video lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:max-h-none lg:object-[60%_50%]"
      />
      <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
      <div className="mx-auto grid w-full max-w-page flex-1 gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16 lg:py-8 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 lg:justify-center">
          <h1
            className={`display-face text-balance ${name.length > longName ? 'long-name' : 'text-display'}`}
          >
            <NameInLines>{name}</NameInLines>
          </h1>
          <div className="flex flex-col gap-4 max-lg:order-last">
            {kind === 'videoGame' && <p className="font-semibold text-accent">Video game</p>}
            <p className="text-lead">{hero.desc}</p>
            <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-accent">
              {tags.map((tag) => (
                <li key={tag}>#{tag}</li>
              ))}
            </ul>
          </div>
          <FactList game={game} documents={view.documents} supportAddress={supportAddress} />
          <HeroButtons {...hero} />
        </div>
        <HeroSlider game={game} photoOf={view.photoOf} />
      </div>
    </header>
  )
}

/** Keeps the header's height free above the section the first button leads to, in px. */
const headerOffset = 80

/** The first leaves the site or scrolls to a section, the second leaves the site or leads to the downloads. */
export function HeroButtons({
  buttonOneText = 'Discover More',
  buttonOneLink,
  buttonOneTarget,
  buttonTwoText = 'Manuals & Files',
  buttonTwoLink = '/download',
}: Partial<GameFile['hero']>) {
  return (
    <div className="flex flex-wrap gap-3">
      {buttonOneLink && <ButtonLink href={buttonOneLink}>{buttonOneText}</ButtonLink>}
      {buttonOneTarget && (
        <ScrollLink target={buttonOneTarget} offset={headerOffset} className={buttonClass('primary')}>
          {buttonOneText}
        </ScrollLink>
      )}
      <ButtonLink href={buttonTwoLink} look="secondary">
        {buttonTwoText}
      </ButtonLink>
    </div>
  )
}

/** Pictures of the game's sections; each leads to the first section that shows it and that no slide before it leads to. */
function HeroSlider({ game, photoOf }: { game: GameFile } & Pick<GameView, 'photoOf'>) {
  const taken = new Set<string>()
  const slides = game.hero.slides.flatMap((slide) => {
    const showing = game.sections.filter(
      (it) => it.type === 'feature' && it.images.some(({ file }) => file === slide.file),
    )
    const section = showing.find((it) => !taken.has(it.componentId)) ?? showing[0] ?? game.sections[0]
    if (!section) return []
    taken.add(section.componentId)
    return [{ key: slide.file, content: <Slide photo={photoOf(slide)} section={section} /> }]
  })
  return (
    <Slider
      label="Pictures of the game"
      what="picture"
      slides={slides}
      slideClass="w-4/5 sm:w-[calc(50%-0.375rem)]"
      every={slideTime}
      className="hero-slider lg:ml-auto lg:w-full lg:max-w-84 lg:self-end print:hidden"
    />
  )
}

function Slide({ photo, section }: { photo: PhotoOf; section: GameFile['sections'][number] }): ReactNode {
  return (
    <ScrollLink
      target={section.componentId}
      offset={100}
      className="group relative block overflow-hidden rounded-box border border-seam hover:border-accent"
    >
      <Photo
        photo={{ ...photo, alt: '' }}
        sizes="(min-width: 1024px) 10rem, (min-width: 640px) 46vw, 80vw"
        className="aspect-3/2 w-full object-cover transition-[filter] duration-500 group-hover:brightness-115"
      />
      <span className="scrim-bottom absolute inset-x-0 bottom-0 px-3 pt-8 pb-2 leading-tight text-balance lg:px-2 lg:pt-8 lg:pb-2 lg:text-sm lg:leading-tight">
        {section.title}
      </span>
    </ScrollLink>
  )
}
