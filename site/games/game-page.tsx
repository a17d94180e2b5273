import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { documentsOf } from '../downloads/rulebook.server.ts'
import { loop, photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { tilesOf } from './catalogue.server.ts'
import { ClosingSection } from './closing-section.tsx'
import { FeatureSection } from './feature-section.tsx'
import { GameTile } from './game-tile.tsx'
import { Hero } from './hero.tsx'
import type { GameFile } from './schema.ts'
import { SecondarySection } from './secondary-section.tsx'
import { type GameView, SectionHeading, type SectionProps } from './section-parts.tsx'
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
      <Hero game={game} view={view} supportAddress={content().site.links.support.href} />
      {shown.slice(0, boxAt)}
      <BoxAndPlay game={game} />
      {shown.slice(boxAt)}
      <RelatedGames slugs={game.related} />
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

/** What is in the box and how it plays, from the facts alone; nothing where no fact is known. */
export function BoxAndPlay({
  game: { kind, boxAndPlay = [] },
}: {
  game: Pick<GameFile, 'kind' | 'boxAndPlay'>
}) {
  if (boxAndPlay.length === 0) return null
  return (
    <section aria-labelledby="box-and-play" className="border-seam/60 border-b">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-16 sm:px-6 lg:py-24">
        <SectionHeading id="box-and-play">
          {kind === 'boardGame' ? 'Box and play' : 'How it plays'}
        </SectionHeading>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {boxAndPlay.map(({ label, value }) => (
            <div key={label} className="border-accent/60 border-l-2 pl-6">
              <dt className="text-ash">{label}</dt>
              {value.map((line) => (
                <dd key={line} className="leading-snug not-first-of-type:mt-1">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Other games of the same line or world. */
function RelatedGames({ slugs }: { slugs: readonly string[] }) {
  return (
    <section aria-labelledby="related-title" className="border-seam border-t print:hidden">
      <Reveal className="mx-auto flex max-w-page flex-col items-start gap-8 px-4 sm:px-6 py-16 lg:py-24">
        <SectionHeading id="related-title">Related games</SectionHeading>
        <ul className="tile-columns grid w-full gap-x-4 gap-y-6 md:grid-cols-4">
          {tilesOf(slugs).map((tile) => (
            <li key={tile.slug}>
              <GameTile tile={tile} grid="catalogue" />
            </li>
          ))}
        </ul>
        <ButtonLink href="/our-games" look="secondary">
          All our games
        </ButtonLink>
      </Reveal>
    </section>
  )
}
