import { content } from '../content.server.ts'
import { gamePath } from '../games/game.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { fileSize } from '../ui/file-size.ts'
import { Picture } from '../ui/picture.tsx'
import type { DocumentSet } from './document-schema.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { archiveOf, latestRulebook } from './downloads.server.ts'

type SetProps = { set: DocumentSet }

/** The page of one set: all its documents, below its game's picture and in its accent. */
export function SetScreen({ set }: SetProps) {
  const game = content().games.get(set.game ?? '')
  return (
    // On a wide window the header takes the room that few documents leave.
    <div
      data-game={game?.slug}
      className={`flex-col pb-16 lg:flex lg:min-h-[calc(100dvh-80px)] ${game ? `mood-${game.mood}` : ''}`}
    >
      <SetHeader set={set} />
      <div className="page-edge flex flex-col gap-8 pt-8">
        {set.documents.length === 0 && <WhereElse />}
        <div className="gap-16 xl:columns-2">
          {[...Map.groupBy(set.documents, ({ category }) => category)].map(([category, documents], index) => (
            <section key={category} aria-labelledby={`category-${index}`} className="mb-8 break-inside-avoid">
              <h2 id={`category-${index}`} className="mb-3 display-face text-heading">
                {category}
              </h2>
              <DownloadRows documents={documents} />
            </section>
          ))}
        </div>
        <div>
          <Unavailable documents={set.unavailable} />
          <p className="border-seam border-t text-sm">
            <a href={`/download/${set.slug}/rss.xml`} className={`${linkAlone} ml-6 pl-3`}>
              Follow updates (RSS)
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The title at the left of the game's picture, on small windows below it; how many documents, and the ways on. */
function SetHeader({ set }: SetProps) {
  const { anchor, title, documents } = set
  const game = content().games.get(set.game ?? '')
  const rulebook = latestRulebook(documents)
  const archive = archiveOf(set)
  return (
    <header className="relative flex flex-col justify-center bg-tint lg:min-h-[clamp(280px,22vw,400px)] lg:grow">
      {game && (
        <Picture
          picture={pictureOf(`games/${game.slug}`, game.hero.image)}
          alt=""
          sizes="(min-width: 1131px) 46vw, 100vw"
          first
          className="bleed object-cover max-lg:h-48"
        />
      )}
      <div
        className={`page-edge relative flex w-full flex-col items-start gap-4 py-8 ${game ? 'lg:*:max-w-1/2' : ''}`}
      >
        <h1 className="display-face text-balance text-display">{title}: documents</h1>
        <p className="text-lead">
          {documents.length === 0
            ? 'Nothing to download here yet.'
            : `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}, free to download.`}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          {rulebook && <ButtonLink href={rulebook.downloadUrl}>{rulebook.title}</ButtonLink>}
          {archive && (
            <a href={archive.address} download className={buttonClass(rulebook ? 'secondary' : 'primary')}>
              {archive.files.size} {archive.files.size === 1 ? 'file' : 'files'} as one ZIP (
              {fileSize(archive.bytes)})
            </a>
          )}
          {game && (
            <ButtonLink look="secondary" href={gamePath(game.slug)}>
              About {game.name}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={`/download#${anchor}`}>
            All downloads
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

/** Where else to ask while a set has no document. */
function WhereElse() {
  const { site } = content().site.ludomentor
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <span>A rule to look up? Ask Ludomentor, our rule assistant.</span>
      <ButtonLink href={site.href}>Ludomentor</ButtonLink>
      <ButtonLink look="quiet" href="/contact">
        Contact
      </ButtonLink>
    </p>
  )
}
