import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { isPlainClick } from '../ui/plain-click.ts'
import { siteTexts } from '../ui/site-texts.ts'
import { Icon } from './icon.tsx'
import { useProviderVideo } from './use-provider-video.ts'
import { watchAddress } from './watch-address.ts'

type PlayerProps = {
  videoId: string
  title: string
  poster: PhotoOf
  chapters: { seconds: number; title: string }[]
}

/** A film to watch: its poster until the visitor presses play, then the provider's player. Without script, links. */
export function ProviderPlayer({ videoId, title, poster, chapters }: PlayerProps) {
  const { place, player, state, load } = useProviderVideo({ id: videoId, title, use: 'player' })

  function watch(event: React.MouseEvent, seconds?: number) {
    if (state === 'failed' || !isPlainClick(event)) return
    event.preventDefault()
    if (state !== 'ready') return load(seconds)
    player.current?.seekTo(seconds ?? 0, true)
    player.current?.playVideo()
  }

  return (
    <div data-video-provider="youtube" data-state={state} className="flex flex-col gap-6">
      <div className="relative aspect-video w-full overflow-hidden rounded-box bg-black">
        {state !== 'failed' && (
          <Photo
            photo={poster}
            sizes="(min-width: 1024px) 62rem, 100vw"
            first
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <div
          ref={place}
          className={`provider-place absolute inset-0 ${state === 'ready' ? '' : 'opacity-0'}`}
        />
        {state === 'poster' && (
          <a
            href={watchAddress(videoId)}
            onClick={watch}
            className="group absolute inset-0 grid place-items-center bg-night/30"
          >
            <span className="flex items-center gap-3 rounded-full border border-edge bg-night/90 px-7 py-4 font-semibold text-lg group-hover:border-accent group-hover:text-accent">
              <Icon name="play" className="size-7" />
              {siteTexts.playVideo}
            </span>
          </a>
        )}
        {state === 'loading' && (
          <p
            role="status"
            className="absolute inset-x-0 bottom-6 mx-auto w-fit rounded-full bg-night/90 px-6 py-3"
          >
            {siteTexts.loadingVideo}
          </p>
        )}
        {state === 'failed' && (
          <p role="status" className="sr-only">
            The video could not be loaded. Reload the page to try again.
          </p>
        )}
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
                onClick={(event) => watch(event, chapter.seconds)}
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
