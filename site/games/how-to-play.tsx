import type { ReactNode } from 'react'
import { documentsOf } from '../downloads/rulebook.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { DocumentLinks } from './document-links.tsx'
import { GameArticle } from './game-article.tsx'
import type { GameFile } from './schema.ts'

type HowToPlayProps = {
  slug: string
  game: GameFile
  howToPlay: NonNullable<GameFile['howToPlay']>
  gamePath: string
  /** The player of the film; without it the poster stands alone. */
  children?: ReactNode
}

/** How to play one game: its film, or while there is none its poster and the way to the rules. */
export function HowToPlay({ slug, game, howToPlay, gamePath, children }: HowToPlayProps) {
  const { title, desc, videoId, poster } = howToPlay
  const documents = documentsOf(game.documents ?? [])
  return (
    <GameArticle game={{ slug, mood: game.mood }}>
      <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
        <h1 className="title-face text-balance text-title">{title}</h1>
        {videoId ? (
          children
        ) : (
          <figure className="relative overflow-hidden rounded-box">
            <Photo
              photo={photo(`games/${slug}`, poster)}
              sizes="(min-width: 1024px) 62rem, 92vw"
              first
              className="aspect-video w-full object-cover"
            />
            <figcaption className="scrim-bottom absolute inset-x-0 bottom-0 px-6 pt-24 pb-5 font-semibold text-lead">
              The video is not linked here yet.
            </figcaption>
          </figure>
        )}
        <p className="max-w-prose text-lead">{desc}</p>
        {documents && (
          <p className="flex flex-wrap gap-x-6">
            <DocumentLinks documents={documents} />
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={gamePath} look="line">
            About {game.name}
          </ButtonLink>
          <ButtonLink href="/download" look="line">
            Manuals & Files
          </ButtonLink>
        </p>
      </div>
    </GameArticle>
  )
}
