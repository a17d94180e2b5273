import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { gamePath } from '../games/game-path.ts'
import { buttonClass, linkAlone } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { type DocumentGroup, type DocumentSet, isStandIn } from './document.ts'
import { DocumentRows } from './document-rows.tsx'
import { FullRow } from './full-row.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { sectionId } from './section-id.ts'

type SetScreenProps = {
  set: DocumentSet
  groups: DocumentGroup[]
  /** Keeps a copy of the set on the device, an island. */
  children?: ReactNode
}

/** The documents of a set that this site serves itself, by address. */
export function offlineFiles({ documents }: DocumentSet): string[] {
  return documents.filter((it) => it.sha256 && !isStandIn(it)).map((it) => it.downloadUrl)
}

/** All documents of one set, with everything that is known of each. */
export function SetScreen({
  set: { slug, title, section, game, archive },
  groups,
  children,
}: SetScreenProps) {
  const { origin } = content().site
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-5">
        <p className="flex flex-wrap gap-x-6">
          <a href={`/download#${section}`} className={linkAlone}>
            All downloads
          </a>
          {game && (
            <a href={gamePath(game)} className={linkAlone}>
              About the game
            </a>
          )}
        </p>
        <h1 className="font-carved text-title text-balance">{title}: documents</h1>
        <div className="flex flex-wrap gap-3">
          {archive && (
            <a href={archive.address} download={`${slug}.zip`} className={buttonClass()}>
              All {archive.files} files as one ZIP ({megabytes(archive.bytes)})
            </a>
          )}
          {children}
        </div>
        <LanguageChoice />
      </header>
      {groups.map(({ category, rows = [] }) => (
        <section key={category} aria-labelledby={sectionId(category)} className="flex flex-col gap-2">
          <h2 id={sectionId(category)} className="font-carved text-heading">
            {category}
          </h2>
          <DocumentRows rows={rows} className="download-full">
            {(row) => <FullRow key={row.downloadUrl} row={row} origin={origin} />}
          </DocumentRows>
        </section>
      ))}
      <SetFooter slug={slug} archive={archive} />
    </div>
  )
}

function SetFooter({ slug, archive }: Pick<DocumentSet, 'slug' | 'archive'>) {
  return (
    <footer className="flex flex-col gap-2 border-seam border-t pt-6 text-ash">
      <p>
        Hear of new editions:{' '}
        <a href={`/download/${slug}/feed.atom`} className="underline underline-offset-4">
          Atom feed
        </a>
        {' or '}
        <a href={`/download/${slug}/feed.json`} className="underline underline-offset-4">
          JSON Feed
        </a>
        {archive && (
          <>
            . Checksums:{' '}
            <a
              href={archive.address.replace('all.zip', 'SHA256SUMS')}
              className="underline underline-offset-4"
            >
              SHA256SUMS
            </a>
          </>
        )}
        .
      </p>
    </footer>
  )
}
