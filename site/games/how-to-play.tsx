import type { ReactNode } from 'react'
import { documentsOf } from '../downloads/downloads.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, OutsideLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Game, gamePath } from './game.ts'
import { DocumentLinks, GameFrame, RelatedGames } from './game-page.tsx'
import { HeroPicture } from './hero.tsx'
import { icons } from './slider.tsx'

type HowToPlayProps = { game: Game; howToPlay: NonNullable<Game['howToPlay']> }

/** How to play one game: its video, or while there is none a picture of the game, and the way to the rules. */
export function HowToPlay({ game, howToPlay }: HowToPlayProps) {
  const { slug } = game
  const { title, desc, videoId, poster } = howToPlay
  const documents = documentsOf(game.documents)
  const words = (
    <div className="flex max-w-[36rem] flex-col gap-6">
      <h1 className="display-face over-picture text-balance text-display">{title}</h1>
      <p className="text-lead">{desc}</p>
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        <DocumentLinks kind={game.kind} documents={documents} />
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={gamePath(slug)}>About {game.name}</ButtonLink>
        <ButtonLink href={documents.path} look="secondary">
          Manuals & Files
        </ButtonLink>
      </p>
    </div>
  )
  return (
    <GameFrame game={game}>
      {videoId ? (
        <div className="page-edge grid gap-x-12 gap-y-8 bg-tint py-8 lg:py-12 xl:grid-cols-[minmax(0,var(--container-column))_1fr]">
          <ProviderPlayer videoId={videoId} title={title}>
            <Picture
              picture={pictureOf(`games/${slug}`, poster)}
              sizes="(min-width: 1280px) 53rem, 100vw"
              first
              className="aspect-video w-full rounded-box object-cover"
            />
          </ProviderPlayer>
          {words}
        </div>
      ) : (
        <header className="relative isolate flex flex-col lg:min-h-[35rem] lg:justify-end">
          <HeroPicture picture={pictureOf(`games/${slug}`, game.hero.image)} />
          <div className="page-edge py-8 max-lg:-mt-12">{words}</div>
        </header>
      )}
      <RelatedGames slugs={game.related} />
    </GameFrame>
  )
}

type ProviderPlayerProps = { videoId: string; title: string; children: ReactNode }

/** A video to watch: its poster until the visitor presses play, then the provider's player (`videos.ts`). */
function ProviderPlayer({ videoId, title, children: poster }: ProviderPlayerProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="relative">
        {poster}
        <button
          type="button"
          data-provider-player={videoId}
          data-title={title}
          className="needs-script group absolute inset-0 grid w-full place-items-center bg-night/30"
        >
          <span className="flex items-center gap-3 rounded-full border border-edge bg-night/90 px-6 py-4 font-semibold text-lead group-hover:border-accent group-hover:text-accent">
            <Icon path={icons.play} className="size-7" />
            Play the video
          </span>
        </button>
      </div>
      <p className="text-ash">
        The video comes from YouTube. Nothing is loaded from there before you press play.{' '}
        <OutsideLink
          href={`https://www.youtube.com/watch?v=${videoId}`}
          className="text-bone underline underline-offset-4"
        >
          Watch it on YouTube
        </OutsideLink>
      </p>
    </div>
  )
}
