import type { Focus } from '../fields.ts'
import type { Loop } from '../pictures/pictures.server.ts'
import { focusClass } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { MotionButton } from './round-button.tsx'

const corner = 'absolute right-4 bottom-4 z-10'

/**
 * A film of ours over its picture (`film.ts`): without sound, inline, in a loop, and only while it is in view. Nothing of it
 * is loaded before it may play. Where it cannot be played the ground is black (docs/specification.md, "Consent").
 */
export function BackgroundFilm({ film, title, focus }: { film: Loop; title: string; focus?: Focus }) {
  return (
    <div
      data-film={title}
      data-state="poster"
      className="group/film absolute inset-0 data-[state=failed]:bg-black"
    >
      <video
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={`absolute inset-0 size-full object-cover max-md:h-80 ${focusClass(focus)} opacity-0 transition-opacity duration-600 group-data-[state=seen]/film:opacity-100`}
      >
        {film.webm && <source src={film.webm} type="video/webm" />}
        {film.mp4 && <source src={film.mp4} type="video/mp4" />}
      </video>
      <MotionButton
        what={siteTexts.backgroundVideo}
        className={`${corner} group-data-[state=failed]/film:hidden`}
      />
    </div>
  )
}

/**
 * A provider's video behind a section (`provider-video.ts`). It starts by itself only for visitors who accepted cookies;
 * for all others its button, which says whom it asks, is the consent for this one video.
 */
export function ProviderBackground({ videoId, title }: { videoId: string; title: string }) {
  return (
    <div
      data-provider-video="background"
      data-video-id={videoId}
      data-title={title}
      data-state="poster"
      className="group/film absolute inset-0 overflow-hidden data-[state=failed]:bg-black"
    >
      <div className="provider-place provider-cover absolute inset-0 opacity-0 transition-opacity duration-600 group-data-[state=ready]/film:opacity-100" />
      <button
        type="button"
        data-play
        className={`needs-script hidden min-h-12 items-center rounded-full border border-edge bg-night/85 px-6 hover:border-accent hover:text-accent group-data-[state=poster]/film:inline-flex ${corner}`}
      >
        {siteTexts.playVideo} (from YouTube)
      </button>
      <p
        role="status"
        className={`hidden rounded-full bg-night/85 px-6 py-3 group-data-[state=loading]/film:block ${corner}`}
      />
      <MotionButton
        what={siteTexts.backgroundVideo}
        className={`${corner} group-not-data-[state=ready]/film:hidden`}
      />
    </div>
  )
}
