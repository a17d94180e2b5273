import { pathOfGame } from '../addresses/addresses.ts'
import { videoHost } from '../consent/providers.ts'
import type { EncodedPicture } from '../content-files/media.ts'
import type { Game } from '../games/game.ts'
import { GameRow } from '../games/game-row.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { linkInSentenceClass, NewTabLink } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { HeroPicture } from './hero.tsx'

type HowToPlayTexts = NonNullable<Game['howToPlay']>
type HowToPlayPageProps = { game: Game; howToPlay: HowToPlayTexts; related: Game[] }

/** How to play one game: step by step, and by a video where there is one. */
export function HowToPlayPage({ game, howToPlay, related }: HowToPlayPageProps) {
  const { slug, name, typeface } = game
  const { desc, videoId, poster, steps } = howToPlay
  const title = `How to play ${name}`
  return (
    <article data-game={slug} className={`typeface-${typeface}`}>
      <header className="behind-header relative isolate flex flex-col overflow-clip lg:min-h-[clamp(30rem,38vw,46rem)] lg:justify-end">
        <HeroPicture game={game} />
        <div className="page-edge grid items-end gap-12 py-8 max-lg:-mt-12 xl:grid-cols-2">
          <div className="veiled flex max-w-[36rem] flex-col gap-6">
            <h1 className="display-face over-picture text-balance text-display">{title}</h1>
            <p className="text-lead">{desc}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-6">
              <ButtonLink href={game.documents.path}>Manuals & Files</ButtonLink>
              <ButtonLink href={pathOfGame(slug)} look="quiet">
                About {name}
              </ButtonLink>
            </p>
          </div>
          {videoId && <ProviderPlayer videoId={videoId} title={title} poster={poster} />}
        </div>
      </header>
      <Steps steps={steps} />
      <GameRow title="Related games" games={related} />
    </article>
  )
}

function Steps({ steps }: Pick<HowToPlayTexts, 'steps'>) {
  return (
    <section aria-labelledby="steps" className="page-edge py-12 lg:py-16">
      <div className="reveal flex flex-col gap-8">
        <h2 id="steps" className="display-face section-title">
          Step by step
        </h2>
        <ol className="grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ title, desc, image }, index) => (
            <li key={title} className="row-span-3 grid grid-rows-subgrid gap-3">
              <Picture
                picture={image}
                sizes="(min-width: 1280px) 24vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-3/2 w-full rounded-box object-cover"
              />
              <h3 className="display-face flex gap-3 text-lead 2xl:text-heading">
                <span className="text-accent">{index + 1}</span> {title}
              </h3>
              <p>{desc}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const pillClass = 'flex items-center gap-3 rounded-full border border-edge bg-night/90 px-6 py-4 font-semibold'

/** A video to watch: its poster until the visitor presses play, then the provider's player (`provider-player.client.ts`). */
function ProviderPlayer({ videoId, title, poster }: { videoId: string; title: string; poster: EncodedPicture }) {
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
          className="noscript:hidden group absolute inset-0 grid w-full place-items-center bg-night/30"
        >
          <span className={`${pillClass} text-lead group-hover:border-accent group-hover:text-accent`}>
            <Icon name="play" className="size-7" />
            Play the video
          </span>
        </button>
      </div>
      <p className="rounded-box bg-night/85 px-3 py-2 text-ash">
        The video comes from YouTube. Nothing is loaded from there before you press play.{' '}
        <NewTabLink href={`${videoHost}/watch?v=${videoId}`} className={`text-bone ${linkInSentenceClass}`}>
          Watch it on YouTube
        </NewTabLink>
      </p>
    </div>
  )
}
