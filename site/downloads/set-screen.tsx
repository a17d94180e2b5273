import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { type Game, gamePath } from '../games/game.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, buttonClass, linkAlone } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { Picture } from '../ui/picture.tsx'
import { idOf } from '../ui/plain-word.ts'
import type { DocumentSet } from './document-schema.ts'
import { DownloadRows, Flag, Unavailable } from './download-row.tsx'
import { archiveOf, latestRulebook } from './downloads.server.ts'
import { type Language, languageCodes, languages } from './languages.ts'

/** All documents of one set, under its game's picture and in its accent; while nothing is available, where else to go. */
export function SetScreen({ set }: { set: DocumentSet }) {
  const { slug, anchor, title, game = '', documents, unavailable } = set
  const shown = content().games.get(game)
  const archive = archiveOf(set)
  const rulebook = latestRulebook(documents)
  return (
    <div data-game={set.game} className={`pb-16 ${shown ? `mood-${shown.mood}` : ''}`}>
      <Band title={`${title}: documents`} game={shown}>
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
              {megabytes(archive.bytes)})
            </a>
          )}
          {shown && (
            <ButtonLink look="secondary" href={gamePath(game)}>
              About {shown.name}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={`/download#${anchor}`}>
            All downloads
          </ButtonLink>
        </div>
      </Band>
      <div className="page-edge flex flex-col gap-8 pt-8">
        {documents.length === 0 && <Elsewhere />}
        <div className="gap-16 xl:columns-2">
          {[...Map.groupBy(documents, ({ category }) => category)].map(([category, documents]) => (
            <section key={category} aria-labelledby={idOf(category)} className="mb-8 break-inside-avoid">
              <h2 id={idOf(category)} className="mb-3 display-face text-heading">
                {category}
              </h2>
              <DownloadRows documents={documents} />
            </section>
          ))}
        </div>
        <div>
          <Unavailable documents={unavailable} />
          <p className="border-seam border-t text-sm">
            <a href={`/download/${slug}/rss.xml`} className={`${linkAlone} ml-6 pl-3`}>
              Follow updates (RSS)
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

/** All documents of one language, the games as headings; while there is none, those in English. */
export function LanguageScreen({ code }: { code: Language }) {
  const own = setsIn(code)
  const shown = own.length > 0 ? own : setsIn('en')
  const unavailable = content().sets.flatMap((set) =>
    set.unavailable.filter(({ language }) => language === code).map((entry) => ({ ...entry, set })),
  )
  return (
    <div className="pb-16">
      <Band
        title={
          // The flag in pixels: beside enlarged text there is no room for an enlarged one.
          <span lang={code} className="inline-flex items-center gap-4 *:h-[32px] *:w-[48px]">
            <Flag language={code} named={false} />
            {languages[code].name}
          </span>
        }
      >
        <LanguageLinks code={code} />
      </Band>
      <div className="page-edge flex flex-col gap-8 pt-8">
        {own.length === 0 && <p>Nothing in {languages[code].english} yet. These are in English:</p>}
        <div className="download-sets gap-x-16 2xl:grid 2xl:grid-cols-2">
          {shown.map((set) => (
            <SetBlock key={set.slug} set={set}>
              <DownloadRows documents={set.documents} headed={code} />
            </SetBlock>
          ))}
        </div>
        {own.length === 0 && <Elsewhere />}
        <Unavailable documents={unavailable} />
      </div>
    </div>
  )
}

/** The sets that have documents in a language, with these alone. */
export function setsIn(code: Language): DocumentSet[] {
  return content().sets.flatMap((set) => {
    const documents = set.documents.filter(({ language }) => language === code)
    return documents.length > 0 ? [{ ...set, documents }] : []
  })
}

/** Links to the page of each language, with the number of its documents. */
export function LanguageLinks({ code }: { code?: Language }) {
  return (
    <nav aria-label="By language">
      <ul className="flex flex-wrap gap-x-6">
        {languageCodes.map((listed) => {
          const count = setsIn(listed).flatMap((set) => set.documents).length
          return (
            <li key={listed}>
              <a
                href={`/download/in/${listed.toLowerCase()}`}
                hrefLang={listed}
                aria-current={listed === code ? 'page' : undefined}
                className={`gap-2 text-sm ${linkAlone} aria-[current]:text-brass`}
              >
                <Flag language={listed} named={false} />
                <span lang={listed}>{languages[listed].name}</span>
                {count > 0 && count}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A set among others: its picture, its name in its game's letters, and its documents (`children`). */
export function SetBlock({ set, children }: { set: DocumentSet; children: ReactNode }) {
  const { slug, anchor, title, game = '' } = set
  const shown = content().games.get(game)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      data-game={shown && game}
      className={`download-set ${shown ? `mood-${shown.mood}` : ''}`}
    >
      {shown && (
        <Picture
          picture={pictureOf(`games/${game}`, shown.tile)}
          alt=""
          sizes="(min-width: 1024px) 220px, (min-width: 640px) 52vw, 200px"
        />
      )}
      <h2 id={`${anchor}-title`} className="display-face text-heading">
        <a href={`/download/${slug}`} className="flex min-h-11 items-center py-1 hover:text-brass">
          {title}
        </a>
      </h2>
      <div>{children}</div>
    </section>
  )
}

/** The head of a page with documents: its title, at the right of it or above the picture of the game. */
function Band({ title, game, children }: { title: ReactNode; game?: Game | undefined; children: ReactNode }) {
  const height = game ? 'lg:min-h-[clamp(280px,22vw,400px)] lg:*:max-w-1/2' : ''
  return (
    <header className="relative bg-tint">
      {game && (
        <Picture
          picture={pictureOf(`games/${game.slug}`, game.hero.image)}
          alt=""
          sizes="(min-width: 1131px) 46vw, 100vw"
          first
          className="bleed object-cover max-lg:h-48"
        />
      )}
      <div className={`page-edge relative flex flex-col items-start justify-center gap-4 py-8 ${height}`}>
        <h1 className="display-face text-balance text-display">{title}</h1>
        {children}
      </div>
    </header>
  )
}

/** Where else to ask while a set or language has no document. */
function Elsewhere() {
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
