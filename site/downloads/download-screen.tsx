import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink, linkAlone } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { byCategory, DownloadRows, Unavailable } from './download-row.tsx'
import type { DocumentSet } from './download-schema.ts'
import { LanguageLinks } from './set-screen.tsx'

/** The sidebar of games beside a list that scrolls by itself; `children` is the search, with the list in it. */
export function DownloadScreen({ children }: { children: ReactNode }) {
  return (
    // With the browser's text at twice its size a phone has no room for two columns.
    <div className="download-frame flex h-[calc(100dvh-80px)] max-[18rem]:flex-col md:gap-12 print:block print:h-auto">
      <Sidebar sets={content().sets} />
      <section
        id="documents"
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification, "Download centre"), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 pt-4 md:pt-8 lg:pr-[max(3vw,(100vw-var(--container-page))/2)] print:overflow-visible"
      >
        <div className="flex flex-col gap-4">
          <h1 className="download-title hyphens-auto display-face md:mb-2">Downloads</h1>
          {children}
        </div>
      </section>
    </div>
  )
}

/** Ludomentor first, then one entry per game; `download-page.ts` highlights the section at the top of the list. */
function Sidebar({ sets }: { sets: readonly DocumentSet[] }) {
  return (
    <nav
      id="download-sidebar"
      aria-label="Games"
      className="download-scroll w-32 shrink-0 overflow-y-auto max-md:bg-coal max-[18rem]:max-h-[30dvh] max-[18rem]:w-full md:w-56 print:hidden"
    >
      {/* The list is long: the keyboard may skip it (WCAG 2.4.1). */}
      <ul className="download-skip">
        {['search', 'list', 'footer'].map((it) => (
          <li key={it}>
            <a href={`#${it === 'footer' ? it : `document-${it}`}`}>Skip to the {it}</a>
          </li>
        ))}
      </ul>
      <ul className="py-4 md:py-8">
        {[{ sectionId: 'ludomentor', title: 'Ludomentor' }, ...sets].map(({ sectionId, title }) => (
          <li key={sectionId}>
            {/* With the path: an address that searches is left, and the whole list stands there again. */}
            <a
              href={`/download#${sectionId}`}
              className="flex min-h-11 items-center border-transparent border-l-2 py-1 pr-2 pl-4 text-ash text-sm hover:text-bone aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-bone"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Everything in the order of the sidebar: the app, then one section per game or set. */
export function DownloadList() {
  return (
    <div id="document-list" tabIndex={-1}>
      <noscript>
        <p>The search needs JavaScript. Your browser’s “Find in page” searches this list.</p>
        <LanguageLinks />
      </noscript>
      <Promo />
      <div className="download-sets">
        {content().sets.map((set) => (
          <section
            key={set.slug}
            id={set.sectionId}
            aria-labelledby={`${set.sectionId}-title`}
            className="download-section"
          >
            {set.documents.length > 0 ? <OpenSet set={set} /> : <ShutSet set={set} />}
          </section>
        ))}
      </div>
    </div>
  )
}

/** What is here, category by category; then, in one line, what is not here yet. */
function OpenSet({ set }: { set: DocumentSet }) {
  return (
    <>
      <div>
        <h2 id={`${set.sectionId}-title`} className="mb-1 display-face text-heading">
          <a href={`/download/${set.slug}`} className="inline-flex min-h-11 items-center hover:text-brass">
            {set.title}
          </a>
        </h2>
        {byCategory(set.documents).map(({ category, documents }) => (
          <details key={category} className="download-fold" open={documents.length <= 3}>
            <summary>
              <span>{category}</span>
              <span>
                {documents.length}
                <span className="max-md:sr-only"> {documents.length === 1 ? 'document' : 'documents'}</span>
              </span>
            </summary>
            <DownloadRows documents={documents} />
          </details>
        ))}
        <Unavailable documents={set.unavailable} />
      </div>
      <Portrait set={set} />
    </>
  )
}

/** A set of which nothing is here yet is one quiet line. */
function ShutSet({ set: { sectionId, slug, title, unavailable } }: { set: DocumentSet }) {
  return (
    <Unavailable
      documents={unavailable}
      heading={
        <h2>
          <span id={`${sectionId}-title`}>{title}</span> not available yet
        </h2>
      }
    >
      <p>
        <a href={`/download/${slug}`} className={linkAlone}>
          {title}: documents
        </a>
      </p>
    </Unavailable>
  )
}

/** The game's picture beside its documents, where the window has room for it. */
function Portrait({ set: { game = '' } }: { set: DocumentSet }) {
  const image = content().games.get(game)?.hero.image
  if (!image) return null
  return <Picture picture={pictureOf(`games/${game}`, image)} alt="" sizes="22rem" />
}

/** The block for the rule assistant app. On a phone its button leads to that phone's store (`download-page.ts`). */
function Promo() {
  const { desc, image, site, ios, android, desktop } = content().site.ludomentor
  return (
    <section id="ludomentor" aria-labelledby="ludomentor-title" className="download-section download-promo">
      <Picture
        picture={pictureOf('site', image)}
        sizes="220px"
        first
        className="size-[220px] max-w-full rounded-box object-cover"
      />
      <div>
        <div>
          <h2 id="ludomentor-title" className="display-face text-heading sm:mb-3">
            Ludomentor
          </h2>
          {/* On a phone the games come first; what the app does stands behind "Why Ludomentor?". */}
          <p className="max-w-prose text-ash max-sm:hidden">{desc}</p>
        </div>
        <p className="flex shrink-0 flex-wrap gap-x-6">
          <ButtonLink
            id="download-app"
            href={desktop.href}
            data-ios={ios.href}
            data-android={android.href}
            data-track="downloadApp"
          >
            Download the app
          </ButtonLink>
          <ButtonLink look="quiet" href={site.href} data-track="whyLudomentor">
            Why Ludomentor?
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
