import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { documentsOf, type GameDocuments } from '../downloads/rulebook.server.ts'
import { loop, photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import { tilesOf } from './catalogue.server.ts'
import { ClosingSection } from './closing-section.tsx'
import { GameLinks } from './fact-list.tsx'
import { FeatureSection } from './feature-section.tsx'
import { GameTile } from './game-tile.tsx'
import { Hero } from './hero.tsx'
import type { GameFile } from './schema.ts'
import { SecondarySection } from './secondary-section.tsx'
import type { GameView, SectionProps } from './section-parts.tsx'
import type { Section } from './section-schema.ts'

/** A game's page: its hero, the sections of its content file, what is in the box, and games like it. */
export function GamePage({ slug, game }: { slug: string; game: GameFile }) {
  const folder = `games/${slug}`
  const view: GameView = {
    photoOf: (picture) => photo(folder, picture),
    filmOf: (name) => loop(folder, name),
    documents: documentsOf(game.documents ?? []),
  }
  const { kind, sections } = game
  const closingAt = sections.findIndex((it) => it.type === 'closing')
  const boxAt = closingAt < 0 ? sections.length : closingAt
  const shown = sections.map((section, at) => (
    <GameSection key={section.componentId} {...view} kind={kind} section={section} next={sections[at + 1]} />
  ))
  return (
    <GameFrame slug={slug} mood={game.mood}>
      <Hero game={game} view={view} />
      {shown.slice(0, boxAt)}
      <BoxAndPlay game={game} documents={view.documents} />
      {shown.slice(boxAt)}
      <RelatedGames slugs={game.related} />
      {kind === 'boardGame' && <PhoneBar documents={view.documents} />}
    </GameFrame>
  )
}

/** One component for each type of section in `section-schema.ts`. */
function GameSection({ section, ...rest }: SectionProps<Section['type']>): ReactNode {
  switch (section.type) {
    case 'secondary':
      return <SecondarySection section={section} {...rest} />
    case 'feature':
      return <FeatureSection section={section} {...rest} />
    case 'closing':
      return <ClosingSection section={section} {...rest} />
  }
}

/** The frame of a game's pages: the game's accent and the face of its mood hold in it. */
export function GameFrame({
  slug,
  mood,
  children,
}: Pick<GameFile, 'mood'> & { slug: string; children: ReactNode }) {
  return (
    <article data-game={slug} className={`mood-${mood}`}>
      {children}
    </article>
  )
}

/** What is in the box and how it plays, from the facts alone, and where to go on from there. */
export function BoxAndPlay({ game, documents }: { game: GameFile; documents?: GameDocuments }) {
  const { kind, boxAndPlay = [] } = game
  return (
    <section aria-labelledby="box-and-play" className="page-edge py-16 lg:py-24">
      <div className="flex flex-col gap-8">
        <SectionTitle id="box-and-play">
          {kind === 'boardGame' ? 'Box and play' : 'How it plays'}
        </SectionTitle>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {boxAndPlay.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ash text-sm">{label}</dt>
              {value.map((line) => (
                <dd key={line} className="leading-snug not-first-of-type:mt-1">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <GameLinks game={game} documents={documents} supportAddress={content().site.links.support.href} />
      </div>
    </section>
  )
}

/** On phones the rulebook stays within reach of the thumb. */
function PhoneBar({ documents }: { documents?: GameDocuments }) {
  const { rulebook, count = 0, path = '' } = documents ?? {}
  if (count === 0) return null
  const item = 'flex min-h-14 flex-1 items-center justify-center font-semibold hover:text-accent'
  return (
    <nav
      aria-label="Documents"
      className="phone-bar fixed inset-x-0 bottom-0 z-30 flex bg-coal sm:hidden print:hidden"
    >
      {rulebook && (
        <OutsideLink href={rulebook.path} className={item}>
          Rulebook
        </OutsideLink>
      )}
      <a href={path} className={item}>
        Documents
      </a>
    </nav>
  )
}

/** Other games of the same line or world. */
function RelatedGames({ slugs }: { slugs: readonly string[] }) {
  return (
    <section aria-labelledby="related-title" className="page-edge py-16 lg:py-24 print:hidden">
      <Reveal className="flex flex-col items-start gap-8">
        <SectionTitle id="related-title">Related games</SectionTitle>
        <ul className="tile-columns grid w-full gap-x-4 gap-y-6 md:grid-cols-4">
          {tilesOf(slugs).map((tile) => (
            <li key={tile.slug}>
              <GameTile tile={tile} grid="catalogue" />
            </li>
          ))}
        </ul>
        <ButtonLink href="/our-games" look="quiet">
          All our games
        </ButtonLink>
      </Reveal>
    </section>
  )
}
