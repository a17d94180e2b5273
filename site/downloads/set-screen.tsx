import { content } from '../content.server.ts'
import { gamePath } from '../games/game-path.ts'
import { photo } from '../pictures/pictures.server.ts'
import { buttonClass, linkAlone } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { Photo } from '../ui/photo.tsx'
import { byCategory, type DocumentSet, sectionId } from './document.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { archiveOf } from './files.server.ts'
import { type Language, languages } from './languages.ts'
import { downloads } from './load-downloads.server.ts'

const page = 'page-edge grid gap-x-16 py-8 lg:py-12 xl:grid-cols-[minmax(0,var(--container-column))_1fr]'
const column = 'flex min-w-0 max-w-column flex-col gap-12'
const title = 'display-face text-balance text-display'

/** All documents of one set, with what changed in each. */
export function SetScreen({ set }: { set: DocumentSet }) {
  const archive = archiveOf(set)
  return (
    <div className={page}>
      <div className={column}>
        <header className="flex flex-col items-start gap-4">
          <SetWays set={set} />
          <h1 className={title}>{set.title}: documents</h1>
          {set.documents.length === 0 && <p>None of the documents is available here yet.</p>}
          {archive && (
            <a href={archive.address} download className={buttonClass()}>
              {archive.files.length} {archive.files.length === 1 ? 'file' : 'files'} as one ZIP (
              {megabytes(archive.bytes)})
            </a>
          )}
        </header>
        {byCategory(set).map(({ category, documents, unavailable }) => (
          <section key={category} aria-labelledby={sectionId(category)}>
            <h2 id={sectionId(category)} className="mb-3 display-face text-heading">
              {category}
            </h2>
            <DownloadRows documents={documents}>
              {({ changeNote }) => changeNote && <p className="text-ash text-sm">{changeNote}</p>}
            </DownloadRows>
            <Unavailable documents={unavailable} />
          </section>
        ))}
        <a href={`/download/${set.slug}/rss.xml`} className={`self-start text-sm ${linkAlone}`}>
          Follow updates (RSS)
        </a>
      </div>
      <Portrait set={set} />
    </div>
  )
}

function SetWays({ set: { section, game } }: { set: DocumentSet }) {
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      <a href={`/download#${section}`} className={linkAlone}>
        All downloads
      </a>
      {game && (
        <a href={gamePath(game)} className={linkAlone}>
          About the game
        </a>
      )}
    </p>
  )
}

/** The game's tile beside its documents, where the window has room for it. */
function Portrait({ set: { game = '' } }: { set: DocumentSet }) {
  const tile = content().games.get(game)?.tile
  if (!tile) return null
  return (
    <Photo
      photo={{ ...photo(`games/${game}`, tile), alt: '' }}
      sizes="24rem"
      className="sticky top-28 ml-auto aspect-4/5 w-full max-w-96 rounded-box object-cover max-xl:hidden"
    />
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
      <div className={column}>
        <header className="flex flex-col items-start gap-4">
          <a href="/download" className={`text-sm ${linkAlone}`}>
            All downloads
          </a>
          <h1 className={title}>Documents in {languages[code].english}</h1>
          {sets.length === 0 && <p>No document is available here in {languages[code].english} yet.</p>}
        </header>
        {sets.map((set) => (
          <section key={set.slug}>
            <h2 className="mb-3 display-face text-heading">
              <a
                href={`/download/${set.slug}`}
                className="inline-flex items-center hover:text-brass pointer-coarse:min-h-11"
              >
                {set.title}
              </a>
            </h2>
            <DownloadRows documents={set.documents} />
          </section>
        ))}
        <Unavailable documents={unavailable} />
      </div>
    </div>
  )
}
