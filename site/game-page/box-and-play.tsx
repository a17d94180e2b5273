import { getItLabel } from '../games/facts.ts'
import type { Game } from '../games/game.ts'
import { fileSize } from '../text/amounts.ts'
import { buttonClass } from '../ui/button.tsx'
import { FactRows } from '../ui/fact-rows.tsx'
import { NewTabLink } from '../ui/link.tsx'

const linkClass = buttonClass('quiet', 'text-left')

/** What is in the box and how it plays, and links to shop, documents, database and support. */
export function BoxAndPlay({ game, support }: { game: Game; support: string }) {
  const { kind, boxAndPlay = [], bgg, getIt } = game
  return (
    <section aria-labelledby="box-and-play" className="page-edge py-12 lg:py-16">
      <div className="flex flex-col gap-8">
        <h2 id="box-and-play" className="display-face section-title">
          {kind === 'boardGame' ? 'Box and play' : 'How it plays'}
        </h2>
        <FactRows facts={boxAndPlay} className="gap-x-16 lg:columns-2" />
        <p className="flex flex-wrap gap-x-8 sm:border-seam sm:border-t sm:pt-3 max-sm:*:grid max-sm:*:basis-full max-sm:*:grid-cols-[minmax(0,1fr)_auto] max-sm:*:border-t max-sm:*:border-seam">
          {getIt && (
            <NewTabLink href={getIt} className={linkClass}>
              {getItLabel(game, getIt)}
            </NewTabLink>
          )}
          <DocumentLinks game={game} />
          {bgg && (
            <NewTabLink href={bgg} className={linkClass}>
              {kind === 'videoGame' ? 'The board game on BoardGameGeek' : 'BoardGameGeek'}
            </NewTabLink>
          )}
          {kind === 'boardGame' && (
            <NewTabLink href={support} className={linkClass}>
              A part is missing? Write to support
            </NewTabLink>
          )}
        </p>
      </div>
    </section>
  )
}

/**
 * Links to the game's rulebook, where its file is on the site, and to all of its documents. A video game has the documents
 * of the board game it is made from, and the links say so.
 */
function DocumentLinks({ game: { kind, documents } }: { game: Game }) {
  const { rulebook, count, path } = documents
  const prefix = kind === 'videoGame' ? 'The board game: ' : ''
  return (
    <>
      {rulebook && (
        <NewTabLink href={rulebook.path} className={linkClass}>
          {[`${prefix}Rulebook`, rulebook.version].filter((part) => part).join(' ')} (PDF, English
          {rulebook.bytes !== undefined && `, ${fileSize(rulebook.bytes)}`})
        </NewTabLink>
      )}
      {count > (rulebook ? 1 : 0) && (
        <a href={path} className={linkClass}>
          {prefix}
          {count === 1 ? 'One document' : `All ${count} documents`}
        </a>
      )}
    </>
  )
}
