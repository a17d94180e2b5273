import { documentsOf } from '../downloads/rulebook.server.ts'
import { type Photo as PhotoOf, photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { DocumentLinks } from './fact-list.tsx'
import { GameFrame } from './game-page.tsx'
import { gamePath } from './game-path.ts'
import { watchAddress } from './provider-api.ts'
import { Icon } from './round-button.tsx'
import type { GameFile } from './schema.ts'

type HowToPlayProps = { slug: string; game: GameFile; howToPlay: NonNullable<GameFile['howToPlay']> }

/** How to play one game: its video, or while there is none its poster and the way to the rules. */
export function HowToPlay({ slug, game, howToPlay }: HowToPlayProps) {
  const { title, desc, videoId, chapters = [] } = howToPlay
  const poster = photo(`games/${slug}`, howToPlay.poster)
  return (
    <GameFrame slug={slug} mood={game.mood}>
      <div className="page-edge grid gap-x-12 gap-y-8 py-8 lg:py-12 xl:grid-cols-[minmax(0,var(--container-column))_1fr]">
        <h1 className="col-span-full display-face text-balance text-display">{title}</h1>
        {videoId ? (
          <ProviderPlayer videoId={videoId} title={title} poster={poster} chapters={chapters} />
        ) : (
          <Photo {...posterLook} photo={poster} className="aspect-video w-full rounded-box object-cover" />
        )}
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-lead">{desc}</p>
          {!videoId && <p className="text-ash">The video is not here yet.</p>}
          <p className="flex flex-wrap gap-x-6 text-ash">
            <DocumentLinks kind={game.kind} documents={documentsOf(game.documents ?? [])} />
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={gamePath(slug)} look="secondary">
              About {game.name}
            </ButtonLink>
            <ButtonLink href="/download" look="secondary">
              Manuals & Files
            </ButtonLink>
          </p>
        </div>
      </div>
    </GameFrame>
  )
}

const posterLook = { sizes: '(min-width: 1280px) 53rem, 100vw', first: true }

type PlayerProps = {
  videoId: string
  title: string
  poster: PhotoOf
  chapters: { seconds: number; title: string }[]
}

/** A video to watch: its poster until the visitor presses play, then the provider's player (`provider-video.ts`). */
function ProviderPlayer({ videoId, title, poster, chapters }: PlayerProps) {
  return (
    <div
      data-provider-video="player"
      data-video-id={videoId}
      data-title={title}
      data-state="poster"
      className="group/film flex flex-col gap-6"
    >
      <div className="relative aspect-video w-full overflow-hidden rounded-box bg-night">
        <div className="group-data-[state=failed]/film:hidden">
          <Photo {...posterLook} photo={poster} className="absolute inset-0 size-full object-cover" />
        </div>
        <div className="provider-place absolute inset-0 opacity-0 group-data-[state=ready]/film:opacity-100" />
        <a
          href={watchAddress(videoId)}
          data-start="0"
          className="group absolute inset-0 hidden place-items-center bg-night/30 group-data-[state=poster]/film:grid"
        >
          <span className="flex items-center gap-3 rounded-full border border-edge bg-night/90 px-6 py-4 font-semibold text-lead group-hover:border-accent group-hover:text-accent">
            <Icon name="play" className="size-7" />
            {siteTexts.playVideo}
          </span>
        </a>
        <p
          role="status"
          className="absolute inset-x-0 bottom-6 mx-auto w-fit rounded-full bg-night/90 px-6 py-3 empty:hidden"
        />
      </div>
      <p className="text-ash">
        The video comes from YouTube. Nothing is loaded from there before you press play.{' '}
        <OutsideLink href={watchAddress(videoId)} className="text-bone underline underline-offset-4">
          Watch it on YouTube
        </OutsideLink>
      </p>
      {chapters.length > 0 && (
        <ol aria-label="Chapters" className="grid gap-x-8 sm:grid-cols-2">
          {chapters.map((chapter) => (
            <li key={chapter.seconds}>
              <a
                href={watchAddress(videoId, chapter.seconds)}
                data-start={chapter.seconds}
                className="flex min-h-12 items-center gap-4 border-seam border-b hover:text-accent"
              >
                <span className="w-16 text-accent tabular-nums">{clockTime(chapter.seconds)}</span>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Seconds as a player shows them: 1:05, 1:02:03. */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const pair = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`
}
