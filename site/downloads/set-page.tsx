import { pathOfFeed, pathOfGame, pathOfSetSection } from '../addresses/addresses.ts'
import type { EncodedPicture } from '../content-files/media.ts'
import { type DocumentSet, latestRulebook, titleWithSize } from '../documents/document.ts'
import type { SetZip } from '../documents/publish-documents.build.ts'
import type { Game } from '../games/game.ts'
import { counted, fileSize } from '../text/amounts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BackLink, linkAloneClass } from '../ui/link.tsx'
import { SidePicture } from '../ui/side-picture.tsx'
import { DocumentRows } from './document-row.tsx'
import { AskUs, UnavailableFold } from './unavailable-documents.tsx'

type SetPageProps = {
  set: DocumentSet
  zip: SetZip | undefined
  /** A set like the guidelines for fans belongs to none. */
  game: Game | undefined
  picture: EncodedPicture
  /** The address of the rule assistant, which knows rules that are not here yet. */
  ludomentorHref: string
}

/** The page of one set: its documents beside a picture, which is above them on small windows. */
export function SetPage({ set, zip, game, picture, ludomentorHref }: SetPageProps) {
  return (
    <div
      data-game={game?.slug}
      className={`relative lg:min-h-[calc(100dvh-var(--spacing-header))] ${game ? `typeface-${game.typeface}` : ''}`}
    >
      <SidePicture picture={picture} />
      <div className="page-edge relative pb-12 max-lg:-mt-24 lg:pt-8 lg:pb-16">
        <div className="flex flex-col gap-6 lg:max-w-1/2">
          <SetHeader set={set} zip={zip} game={game} ludomentorHref={ludomentorHref} />
          {[...Map.groupBy(set.available, ({ category }) => category)].map(([category, documents], index) => (
            <section key={category} aria-labelledby={`category-${index}`} className="pt-6">
              <h2 id={`category-${index}`} className="mb-3 display-face text-heading">
                {category}
              </h2>
              <DocumentRows documents={documents} />
            </section>
          ))}
          <div>
            <UnavailableFold documents={set.unavailable} areTargets>
              <AskUs />
            </UnavailableFold>
            <p className="border-seam border-t pt-1 text-sm">
              <a href={pathOfFeed(set.slug)} className={linkAloneClass}>
                Follow updates (RSS)
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** How many documents there are, and the ways on; while there is none, where else to ask. */
function SetHeader({ set, zip, game, ludomentorHref }: Omit<SetPageProps, 'picture'>) {
  const { anchor, title, available } = set
  const rulebook = latestRulebook(available)
  const none = available.length === 0
  return (
    <header className="flex flex-col items-start gap-3">
      <BackLink href={pathOfSetSection(anchor)}>All downloads</BackLink>
      <h1 className="display-face page-title">{title}: documents</h1>
      <p className="text-lead">
        {none
          ? 'Nothing to download here yet. A rule to look up? Ask Ludomentor, our rule assistant.'
          : `${counted(available.length, 'document')}, free to download.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {none && <ButtonLink href={ludomentorHref}>Ludomentor</ButtonLink>}
        {rulebook && <ButtonLink href={rulebook.downloadUrl}>{titleWithSize(rulebook)}</ButtonLink>}
        {zip && (
          <ButtonLink href={zip.path} download look={rulebook ? 'secondary' : 'primary'}>
            {`${counted(zip.files.size, 'file')} as one ZIP (${fileSize(zip.bytes)})`}
          </ButtonLink>
        )}
        {game && (
          <ButtonLink look="secondary" href={pathOfGame(game.slug)}>
            About {game.name}
          </ButtonLink>
        )}
        {none && (
          <ButtonLink look="secondary" href="/contact">
            Contact
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

/** What search engines show of the page of a set: its first categories. */
export function descriptionOfSet({ title, available, unavailable }: DocumentSet): string {
  const isEmpty = available.length === 0
  const categories = (isEmpty ? unavailable : available).map(({ category }) => category.toLowerCase())
  const kinds = [...new Set(categories)].slice(0, 4).join(', ')
  return isEmpty
    ? `${title}: which documents there are (${kinds}). None is available here yet.`
    : `${title}: ${kinds}. Free to download.`
}
