import { pathOfSet } from '../addresses/addresses.ts'
import type { WithMedia } from '../content-files/media.ts'
import type { DocumentSet } from '../documents/document.ts'
import type { Game } from '../games/game.ts'
import { ButtonLink } from '../ui/button.tsx'
import { linkAloneClass } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { DocumentRows } from './document-row.tsx'
import type { LudomentorContent } from './ludomentor-schema.ts'
import { AskUs, UnavailableFold } from './unavailable-documents.tsx'

type SetListProps = {
  ludomentor: WithMedia<LudomentorContent> & { href: string }
  sets: readonly SetProps[]
}

/** A set like the guidelines for fans belongs to no game. */
type SetProps = { set: DocumentSet; game: Game | undefined }

/** The app and all sets, in the order of the sidebar. */
export function SetList({ sets, ludomentor }: SetListProps) {
  return (
    <div id="document-list" tabIndex={-1}>
      <noscript>
        <p>The search needs JavaScript. Your browser’s “Find in page” searches this list.</p>
      </noscript>
      <LudomentorCard ludomentor={ludomentor} />
      <div className="download-sets">
        {sets.map(({ set, game }) => {
          const Section = set.available.length === 0 ? SetWithoutDocuments : SetWithDocuments
          return <Section key={set.slug} set={set} game={game} />
        })}
      </div>
    </div>
  )
}

/** The block for the rule assistant app. On a phone its button leads to that phone's store (`download-page.client.ts`). */
function LudomentorCard({
  ludomentor: { desc, image, href, ios, android, desktop },
}: Pick<SetListProps, 'ludomentor'>) {
  return (
    <section
      id="ludomentor"
      aria-labelledby="ludomentor-title"
      className="download-card grid grid-cols-1 sm:grid-cols-[220px_1fr] sm:items-center sm:gap-x-6 sm:pr-6 md:mt-2"
    >
      <Picture
        picture={image}
        sizes="220px"
        eager
        className="fade-edge size-[220px] max-w-full object-cover [--fade-angle:270deg] [--fade-length:35%] max-sm:justify-self-center max-sm:[mask-image:radial-gradient(closest-side,black_55%,transparent)]"
      />
      <div className="relative flex min-w-0 flex-wrap items-center justify-between gap-x-12 gap-y-3 max-sm:-mt-12 max-sm:px-3 max-sm:pb-1">
        <div className="grid gap-3">
          <h2 id="ludomentor-title" className="display-face text-heading max-[352px]:text-lead">
            Ludomentor
          </h2>
          {/* On small windows the games come first, and "Why Ludomentor?" opens what the app does. */}
          <p className="max-w-prose text-ash max-lg:hidden">{desc}</p>
        </div>
        <p className="flex flex-wrap gap-x-6 max-sm:flex-col max-sm:items-start">
          <ButtonLink
            id="download-app"
            look="secondary"
            className="max-sm:px-4"
            href={desktop.href}
            data-ios={ios.href}
            data-android={android.href}
            data-track="ludomentor-downloads download-app"
          >
            Download the app
          </ButtonLink>
          <ButtonLink
            look="quiet"
            className="max-sm:text-left"
            href={href}
            data-track="ludomentor-downloads why-ludomentor"
          >
            Why Ludomentor?
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** Picture and name of the game, a group for each category, and in one line what is not available yet. */
function SetWithDocuments({ set, game }: SetProps) {
  return (
    <section
      id={set.anchor}
      aria-labelledby={`${set.anchor}-title`}
      data-game={game?.slug}
      className="download-card download-set my-4"
    >
      {game && <SetPicture game={game} />}
      <h2 id={`${set.anchor}-title`} className="pt-3 pb-2 display-face text-heading">
        <a href={pathOfSet(set.slug)} className="flex min-h-11 items-center py-1 hover:text-brass">
          {set.title}
        </a>
      </h2>
      <div>
        {[...Map.groupBy(set.available, ({ category }) => category)].map(([category, documents]) => {
          const isLong = documents.length > 3
          return (
            <details key={category} className="download-fold" open={!isLong}>
              <summary className="font-semibold uppercase tracking-[0.04em]">
                <span>{category}</span>
                {isLong && <span className="font-normal text-ash">{documents.length}</span>}
              </summary>
              <DocumentRows documents={documents} />
            </details>
          )
        })}
        <UnavailableFold documents={set.unavailable}>
          <AskUs />
        </UnavailableFold>
      </div>
    </section>
  )
}

/** One line with the name of the set, which opens to show what is not available yet. */
function SetWithoutDocuments({ set: { anchor, slug, title, unavailable }, game }: SetProps) {
  const heading = (
    <h2 id={`${anchor}-title`} className="display-face">
      {title}
    </h2>
  )
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="set-without-documents">
      {game && <SetPicture game={game} />}
      <UnavailableFold documents={unavailable} heading={heading}>
        <p>
          <a href={pathOfSet(slug)} className={linkAloneClass}>
            {title}: documents
          </a>
        </p>
        <AskUs />
      </UnavailableFold>
    </section>
  )
}

function SetPicture({ game }: { game: Game }) {
  return (
    <Picture
      picture={game.tile}
      alt=""
      sizes="(min-width: 1024px) 220px, (min-width: 768px) 112px, 58vw"
      className="fade-edge"
    />
  )
}
