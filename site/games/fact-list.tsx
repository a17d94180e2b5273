import type { ReactNode } from 'react'
import type { GameDocuments } from '../downloads/rulebook.server.ts'
import { fileSize } from '../ui/file-size.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { getItLabel, notReleased, playersInWords, rulebookNote } from './game-notes.ts'
import type { GameFile } from './schema.ts'

type FactListProps = { game: GameFile; documents?: GameDocuments; supportAddress: string }

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'

/**
 * What a visitor looks for first, in one block.
 *
 * | not known                              | said                     |
 * |----------------------------------------|--------------------------|
 * | players or play time, game not out yet | To be announced          |
 * | players or play time, game out         | nothing                  |
 * | age, designers, year, developer        | nothing                  |
 * | database page, where to get it         | nothing                  |
 */
export function FactList({ game, documents, supportAddress }: FactListProps) {
  const { facts, released, kind, bgg, getIt } = game
  const { minAge, designers, developer, platforms, year } = facts
  const unknown = released ? undefined : siteTexts.toBeAnnounced
  const playTime = facts.playTime ?? unknown
  const players = playersInWords(facts.players) ?? unknown
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-x-4 gap-y-3 border-accent/60 border-l-2 pl-6">
      {playTime && <ShortFact name="Play time" text={playTime} />}
      {players && <ShortFact name="Players" text={players} />}
      {minAge && <Fact name="Age">{minAge}</Fact>}
      {year && <Fact name="Year">{year}</Fact>}
      {designers && (
        <Fact
          name={designers.length > 1 ? 'Designers' : 'Designer'}
          span={designers.length > 1 ? 'row' : 'two'}
        >
          {designers.join(', ')}
        </Fact>
      )}
      {developer && <Fact name="Developer">{developer}</Fact>}
      {platforms && (
        <Fact name="Platforms" span="row">
          {platforms.map((it) => it.replaceAll(' ', '\u00a0')).join(', ')}
        </Fact>
      )}
      <Fact name="Documents and links" span="row">
        <span className="flex flex-wrap items-center gap-x-6">
          {!released && <span>{notReleased}</span>}
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
        </span>
      </Fact>
    </dl>
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

/** Longer than this a text would break in a single column. */
const columnLetters = 14

function ShortFact({ name, text }: { name: string; text: string }) {
  return (
    <Fact name={name} span={text.length > columnLetters ? 'two' : 'one'}>
      {text}
    </Fact>
  )
}

const spans = { one: '', two: 'sm:col-span-2', row: 'col-span-full' } as const

type FactProps = { name: string; span?: keyof typeof spans; children: ReactNode }

function Fact({ name, span = 'one', children }: FactProps) {
  return (
    <div className={spans[span]}>
      <dt className="text-ash text-base">{name}</dt>
      <dd className="font-semibold leading-snug text-balance first-letter:uppercase">{children}</dd>
    </div>
  )
}
