import type { ReactNode } from 'react'
import type { Showcase } from './showcase.server.ts'

/** The frame of a game's page: the game's accent and the face of its mood hold in it. */
export function GameArticle({
  game,
  children,
}: {
  game: Pick<Showcase, 'slug' | 'mood'>
  children?: ReactNode
}) {
  return (
    <article data-game={game.slug} className={`mood-${game.mood}`}>
      {children}
    </article>
  )
}
