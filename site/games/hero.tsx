import type { ReactNode } from 'react'
import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { FactList } from './fact-list.tsx'
import { getItLabel, notReleased, rulebookNote } from './game-notes.ts'
import type { GameFile } from './schema.ts'
import type { GameView } from './section-parts.tsx'
import { Slider } from './slider.tsx'

/** Names longer than this wear a smaller size, so that the first view still holds facts and buttons. */
const longName = 22

/** ms between two shifts of the pictures (docs/specification.md, "Constants"). */
const slideTime = 3000

/**
 * The first view: the picture fills it on wide screens, the text on its calm left. On phones the picture comes first, then
 * title, pitch, facts and buttons.
 */
export function Hero({ game, view }: { game: GameFile; view: GameView }) {
  const { name, kind, released, getIt, hero } = game
  const rulebook = view.documents?.rulebook
  const notes = [
    released ? undefined : notReleased,
    rulebookNote({ kind, documents: view.documents }),
  ].filter((it) => it !== undefined)
  return (
    <header className="relative isolate flex flex-col lg:min-h-[calc(100dvh-var(--spacing-header))]">
      <Photo
        photo={view.photoOf(hero.image)}
        sizes="100vw"
        first
        className="aspect-square max-h-[46dvh] w-full object-cover object-[72%_50%] sm:aspect-video lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:max-h-none lg:object-[60%_50%]"
      />
      <div
        aria-hidden="true"
        className="hero-shade absolute inset-x-0 top-0 max-lg:h-[46dvh] lg:inset-0 lg:-z-10"
      />
      <div className="page-edge hero-text relative grid w-full flex-1 items-end gap-8 pb-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-12 lg:pt-12 lg:pb-16">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <h1
            className={`display-face text-balance ${name.length > longName ? 'text-display' : 'text-hero'}`}
          >
            <NameInLines>{name}</NameInLines>
          </h1>
          {kind === 'videoGame' && <p className="font-semibold text-accent">Video game</p>}
          <p className="max-w-prose text-lead">{hero.desc}</p>
          <FactList game={game} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:pt-2">
            <HeroButtons {...hero} />
            {rulebook && kind === 'boardGame' && (
              <OutsideLink href={rulebook.path} className={buttonClass('quiet', 'max-lg:hidden')}>
                Rulebook
              </OutsideLink>
            )}
            {getIt && !hero.buttonOneLink && (
              <OutsideLink href={getIt} className={buttonClass('quiet')}>
                {getItLabel(game, getIt)}
              </OutsideLink>
            )}
          </div>
          {notes.length > 0 && <p className="text-ash text-sm">{notes.join('. ')}.</p>}
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
    <>
      {buttonOneLink && <ButtonLink href={buttonOneLink}>{buttonOneText}</ButtonLink>}
      {buttonOneTarget && (
        <ScrollLink target={buttonOneTarget} offset={headerOffset} className={buttonClass('primary')}>
          {buttonOneText}
        </ScrollLink>
      )}
      <ButtonLink href={buttonTwoLink} look="secondary">
        {buttonTwoText}
      </ButtonLink>
    </>
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
      slideClass="w-[14.625rem]"
      every={slideTime}
      className="hero-slider lg:ml-auto lg:w-full lg:max-w-[30rem] print:hidden"
    />
  )
}

function Slide({ photo, section }: { photo: PhotoOf; section: GameFile['sections'][number] }): ReactNode {
  return (
    <ScrollLink
      target={section.componentId}
      offset={100}
      className="group relative block overflow-hidden rounded-box"
    >
      <Photo
        photo={{ ...photo, alt: '' }}
        sizes="234px"
        className="aspect-3/2 w-full object-cover transition-[filter] duration-500 group-hover:brightness-115"
      />
      <span className="scrim-bottom absolute inset-x-0 bottom-0 px-3 pt-8 pb-2 text-sm leading-tight group-hover:text-accent">
        {section.title}
      </span>
    </ScrollLink>
  )
}
