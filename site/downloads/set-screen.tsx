import { gamePath } from '../games/game-path.ts'
import { buttonClass, linkAlone } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { byCategory, type DocumentSet, sectionId } from './document.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { ShowFirst } from './download-screen.tsx'
import { archiveOf } from './files.server.ts'
import { type Language, languages } from './languages.ts'
import { downloads } from './load-downloads.server.ts'

const page = 'mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12'

/** All documents of one set, with what changed in each. */
export function SetScreen({ set }: { set: DocumentSet }) {
  const { slug, title, section, game, documents } = set
  const archive = archiveOf(set)
  return (
    <div className={page}>
      <header className="flex flex-col gap-4">
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
        {documents.length === 0 && <p>None of the documents is available here yet.</p>}
        {archive && (
          <a href={archive.address} download className={buttonClass('primary', 'self-start')}>
            {archive.files.length} {archive.files.length === 1 ? 'file' : 'files'} as one ZIP (
            {megabytes(archive.bytes)})
          </a>
        )}
        <ShowFirst sets={[set]} />
      </header>
      {byCategory(set).map((group) => (
        <section
          key={group.category}
          aria-labelledby={sectionId(group.category)}
          className="flex flex-col gap-2"
        >
          <h2 id={sectionId(group.category)} className="font-carved text-heading">
            {group.category}
          </h2>
          <DownloadRows documents={group.documents}>
            {({ changeNote }) => changeNote && <p className="text-sm">{changeNote}</p>}
          </DownloadRows>
          <Unavailable documents={group.unavailable} />
        </section>
      ))}
      <footer className="border-seam border-t pt-6">
        <a href={`/download/${slug}/rss.xml`} className={linkAlone}>
          Follow updates (RSS)
        </a>
      </footer>
    </div>
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

/** All documents of one language, the games as headings. */
export function LanguageScreen({ code }: { code: Language }) {
  const sets = downloads().flatMap((set) => {
    const documents = set.documents.filter((it) => it.language === code)
    return documents.length > 0 ? [{ ...set, documents }] : []
  })
  const unavailable = downloads().flatMap((set) =>
    set.unavailable.filter((it) => it.language === code).map((it) => ({ ...it, game: set.title })),
  )
  return (
    <div className={page}>
      <header className="flex flex-col gap-4">
        <p>
          <a href="/download" className={linkAlone}>
            All downloads
          </a>
        </p>
        <h1 className="font-carved text-title text-balance">Documents in {languages[code].english}</h1>
        {sets.length === 0 && <p>No document is available here in {languages[code].english} yet.</p>}
      </header>
      {sets.map(({ slug, title, documents }) => (
        <section key={slug} className="flex flex-col gap-2">
          <h2 className="font-carved text-heading">
            <a
              href={`/download/${slug}`}
              className="inline-flex items-center hover:text-brass pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </h2>
          <DownloadRows documents={documents} />
        </section>
      ))}
      <Unavailable documents={unavailable} />
    </div>
  )
}
