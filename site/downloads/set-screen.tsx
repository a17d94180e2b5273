import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { gamePath } from '../games/game-notes.ts'
import { photo } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { Photo } from '../ui/photo.tsx'
import { byCategory, type DocumentSet, sectionId } from './document.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { archiveOf } from './files.server.ts'

/** All documents of one set, under its game's picture and in its accent; while nothing is here, where else to go. */
export function SetScreen({ set }: { set: DocumentSet }) {
  const { slug, section, title, game = '', documents, unavailable } = set
  const shown = content().games.get(game)
  const archive = archiveOf(set)
  return (
    <div data-game={set.game} className={`pb-16 ${shown ? `mood-${shown.mood}` : ''}`}>
      <Band
        title={`${title}: documents`}
        picture={
          shown && (
            <Photo
              photo={photo(`games/${game}`, shown.hero.image)}
              alt=""
              sizes="(min-width: 64rem) 62vw, 100vw"
              first
            />
          )
        }
      >
        {documents.length === 0 && <p>Nothing to download here yet.</p>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {archive && (
            <a href={archive.address} download className={buttonClass()}>
              {archive.files.length} {archive.files.length === 1 ? 'file' : 'files'} as one ZIP (
              {megabytes(archive.bytes)})
            </a>
          )}
          {shown && (
            <ButtonLink look="secondary" href={gamePath(game)}>
              About {shown.name}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={`/download#${section}`}>
            All downloads
          </ButtonLink>
        </div>
      </Band>
      <div className="page-edge flex flex-col gap-8 pt-8">
        {documents.length === 0 && <Elsewhere />}
        <div className="gap-16 xl:columns-2">
          {byCategory(documents).map(({ category, documents }) => (
            <section key={category} aria-labelledby={sectionId(category)} className="mb-8 break-inside-avoid">
              <h2 id={sectionId(category)} className="mb-3 display-face text-heading">
                {category}
              </h2>
              <DownloadRows documents={documents} />
            </section>
          ))}
        </div>
        <Unavailable documents={unavailable} />
        <a href={`/download/${slug}/rss.xml`} className={`self-start text-sm ${linkAlone}`}>
          Follow updates (RSS)
        </a>
      </div>
    </div>
  )
}

/** The head of a page with documents: its title on a dark ground, the game's picture at the right of it or above. */
export function Band({
  title,
  picture,
  children,
}: {
  title: ReactNode
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <header className="download-band bg-tint">
      {picture}
      <div className="page-edge relative flex flex-col items-start justify-center gap-4 py-8">
        <h1 className="display-face text-balance text-display">{title}</h1>
        {children}
      </div>
    </header>
  )
}

/** Whom else to ask for a rule whose document is not here. */
export function Elsewhere() {
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

/** What a search engine shows of a set's page: only what is so. */
export function describeSet({ title, documents, unavailable }: DocumentSet): string {
  const kinds = (list: readonly { category: string }[]) =>
    [...new Set(list.map((it) => it.category.toLowerCase()))].slice(0, 4).join(', ')
  return documents.length > 0
    ? `${title}: ${kinds(documents)}. Free to download.`
    : `${title}: which documents there are (${kinds(unavailable)}). None is available here yet.`
}
