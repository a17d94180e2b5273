import type { ReactNode } from 'react'
import type { GameDocuments } from '../downloads/rulebook.server.ts'
import { fileSize } from '../ui/file-size.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { getItLabel, playersInWords, rulebookNote } from './game-notes.ts'
import type { GameFile } from './schema.ts'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'

/**
 * What a visitor looks for first, in one line, and who made the game below it.
 *
 * | not known                              | said                     |
 * |----------------------------------------|--------------------------|
 * | players or play time, game not out yet | to be announced          |
 * | players or play time, game out         | nothing                  |
 * | age, designers, year, developer        | nothing                  |
 */
export function FactList({ game: { facts, released, tags } }: { game: GameFile }) {
  const { playTime, minAge, designers, developer, platforms, year } = facts
  const players = playersInWords(facts.players)
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-y-1 font-semibold">
        <Fact name="Play time" isAwaited={!released}>
          {playTime}
        </Fact>
        <Fact name={players === '1' ? 'Player' : 'Players'} isAwaited={!released} isUnit>
          {players}
        </Fact>
        <Fact name="Age">{minAge}</Fact>
        <Fact name="Year">{year}</Fact>
      </dl>
      <div className="text-ash text-sm">
        {designers && <p>By {designers.join(', ')}</p>}
        {developer && <p>Developed by {developer}</p>}
        {platforms && <p>{platforms.map((it) => it.replaceAll(' ', '\u00a0')).join(', ')}</p>}
        <ul aria-label="Tags" className="flex flex-wrap gap-x-3">
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type FactProps = {
  name: string
  /** Said to come, while it is not known. */
  isAwaited?: boolean
  /** The name stands behind the number, "1-5 players"; other names are for screen readers. */
  isUnit?: boolean
  children?: ReactNode
}

function Fact({ name, isAwaited = false, isUnit = false, children }: FactProps) {
  if (!children && !isAwaited) return null
  return (
    <div
      className={`fact flex gap-x-1 ${isUnit && children ? 'flex-row-reverse' : ''} not-first:ml-4 not-first:border-edge not-first:border-l not-first:pl-4`}
    >
      <dt className={isUnit && children ? 'lowercase' : children ? 'sr-only' : ''}>{name}</dt>
      <dd className={children ? '' : 'lowercase'}>{children ?? siteTexts.toBeAnnounced}</dd>
    </div>
  )
}

type GameLinksProps = { game: GameFile; documents?: GameDocuments; supportAddress: string }

/** Where to go on from what is in the box: to the shop, the documents, the database of games, and to help. */
export function GameLinks({ game, documents, supportAddress }: GameLinksProps) {
  const { kind, bgg, getIt } = game
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {getIt && (
        <OutsideLink href={getIt} className={linkClass}>
          {getItLabel(game, getIt)}
        </OutsideLink>
      )}
      <DocumentLinks kind={kind} documents={documents} />
      {bgg && (
        <OutsideLink href={bgg} className={linkClass}>
          {kind === 'videoGame' ? 'The board game on BoardGameGeek' : 'BoardGameGeek'}
        </OutsideLink>
      )}
      {kind === 'boardGame' && (
        <OutsideLink href={supportAddress} className={linkClass}>
          A part is missing? Write to support
        </OutsideLink>
      )}
    </p>
  )
}

type DocumentLinksProps = Pick<GameFile, 'kind'> & { documents?: GameDocuments }

/**
 * The way to a game's rulebook in one press, where it is here, and to all of its documents. A video game has neither:
 * what its page names are those of the board game it comes from.
 */
export function DocumentLinks({ kind, documents }: DocumentLinksProps) {
  const note = rulebookNote({ kind, documents })
  const { rulebook, count = 0, path } = documents ?? {}
  return (
    <>
      {note && <span>{note}</span>}
      {rulebook && (
        <OutsideLink href={rulebook.path} className={linkClass}>
          {rulebookLabel(kind, rulebook)}
        </OutsideLink>
      )}
      {count > 0 && (
        <a href={path} className={linkClass}>
          {kind === 'videoGame' ? 'The board game: ' : ''}
          {count === 1 ? 'The document' : `All ${count} documents`}
        </a>
      )}
    </>
  )
}

function rulebookLabel(
  kind: GameFile['kind'],
  { bytes, version }: NonNullable<GameDocuments['rulebook']>,
): string {
  const name = kind === 'videoGame' ? 'The board game: Rulebook' : 'Rulebook'
  const details = ['PDF', 'English', ...(bytes === undefined ? [] : [fileSize(bytes)])]
  return `${name}${version ? ` ${version}` : ''} (${details.join(', ')})`
}
