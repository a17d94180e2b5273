import type { Game } from '../games/game.ts'
import { GameRow } from '../games/game-row.tsx'
import { NewTabLink } from '../ui/link.tsx'
import { BoxAndPlay } from './box-and-play.tsx'
import { Hero } from './hero.tsx'
import { ClosingSection, FeatureSection, SecondarySection } from './sections.tsx'

/**
 * A game's page: hero, the sections of its content file with "Box and play" before the closing one, related games.
 * `support`: where to ask for a missing part.
 */
export function GamePage({ game, related, support }: { game: Game; related: Game[]; support: string }) {
  const { slug, kind, typeface, sections, sets } = game
  const elements = sections.map((section, index) => {
    const key = section.componentId
    const next = sections[index + 1]
    if (section.type === 'secondary') {
      // Why this side: `right` in `section-schema.ts`.
      const pictureSide = next?.type === 'feature' && next.right ? 'left' : 'right'
      return <SecondarySection key={key} section={section} pictureSide={pictureSide} />
    }
    if (section.type === 'feature') return <FeatureSection key={key} section={section} />
    return <ClosingSection key={key} section={section} sets={sets} />
  })
  const box = <BoxAndPlay key="box-and-play" game={game} support={support} />
  const boxIndex = sections.at(-1)?.type === 'closing' ? -1 : sections.length
  return (
    <article data-game={slug} className={`typeface-${typeface}`}>
      <Hero game={game} />
      <div className="relative">
        {elements.toSpliced(boxIndex, 0, box)}
        <GameRow title="Related games" games={related} />
        {kind === 'boardGame' && <PhoneBar documents={game.documents} />}
      </div>
    </article>
  )
}

/** On phones a bar at the bottom of the window links to the rulebook once the hero's buttons have scrolled away. */
function PhoneBar({ documents: { rulebook, count, path } }: Pick<Game, 'documents'>) {
  if (count === 0) return null
  const linkClass = 'flex min-h-14 flex-1 items-center justify-center bg-coal font-semibold hover:text-accent'
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[calc(100dvh-20rem)] bottom-0 z-20 flex items-end sm:hidden print:hidden">
      <nav
        aria-label="Documents"
        className="phone-bar pointer-events-auto sticky bottom-0 flex w-full gap-px border-seam border-t bg-seam"
      >
        {rulebook && (
          <NewTabLink href={rulebook.path} className={linkClass}>
            Rulebook
          </NewTabLink>
        )}
        <a href={path} className={linkClass}>
          Documents
        </a>
      </nav>
    </div>
  )
}
