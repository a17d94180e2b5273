import { documentsOf } from '../downloads/downloads.server.ts'
import { type EncodedPicture, pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, OutsideLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Game, gamePath } from './game.ts'
import { DocumentLinks, GameFrame, RelatedGames } from './game-page.tsx'
import { HeroPicture } from './hero.tsx'
import { icons } from './slider.tsx'

type HowToPlayProps = { game: Game; howToPlay: NonNullable<Game['howToPlay']> }

/** How to play one game: in a few words, with the way to the rules, and by a video where there is one. */
export function HowToPlay({ game, howToPlay }: HowToPlayProps) {
  const { slug, kind, name, hero, related } = game
  const { title, desc, videoId, poster } = howToPlay
  const documents = documentsOf(game.documents)
  return (
    <GameFrame game={game}>
      <header className="relative isolate flex flex-col lg:min-h-[35rem] lg:justify-end">
        <HeroPicture picture={pictureOf(`games/${slug}`, hero.image)} />
        <div className="page-edge grid items-end gap-12 py-8 max-lg:-mt-12 xl:grid-cols-2">
          <div className="flex max-w-[36rem] flex-col gap-6">
            <h1 className="display-face over-picture text-balance text-display">{title}</h1>
            <p className="text-lead">{desc}</p>
            <p className="flex flex-wrap gap-x-6 empty:hidden">
              <DocumentLinks kind={kind} documents={documents} />
            </p>
            <p className="flex flex-wrap gap-3">
              <ButtonLink href={gamePath(slug)}>About {name}</ButtonLink>
              <ButtonLink href={documents.path} look="secondary">
                Manuals & Files
              </ButtonLink>
            </p>
          </div>
          {videoId && (
            <ProviderPlayer videoId={videoId} title={title} poster={pictureOf(`games/${slug}`, poster)} />
          )}
        </div>
      </header>
      <RelatedGames slugs={related} />
    </GameFrame>
  )
}

type ProviderPlayerProps = { videoId: string; title: string; poster: EncodedPicture }

/** A video to watch: its poster until the visitor presses play, then the provider's player (`videos.ts`). */
function ProviderPlayer({ videoId, title, poster }: ProviderPlayerProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <Picture
          picture={poster}
          sizes="(min-width: 1280px) 50vw, 100vw"
          className="aspect-video w-full rounded-box object-cover"
        />
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
      <p className="rounded-box bg-night/85 px-3 py-2 text-ash">
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
