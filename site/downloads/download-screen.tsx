import type { ReactNode } from 'react'
import { byCategory, type DocumentGroup, type DocumentSet } from './document.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { languageCodes, languages } from './languages.ts'
import { downloads } from './load-downloads.server.ts'
import { Promo } from './promo.tsx'

/** The sidebar of games beside a list that scrolls by itself; `children` is the search, with the list in it. */
export function DownloadScreen({ children }: { children: ReactNode }) {
  return (
    // With the browser's text at twice its size a phone has no room for two columns.
    <div className="download-frame flex h-[calc(100dvh-80px)] max-[18rem]:flex-col md:gap-12 print:block print:h-auto">
      <Sidebar sets={downloads()} />
      <section
        id="documents"
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification, "Download centre"), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 pt-4 md:pt-8 print:overflow-visible"
      >
        <div className="flex max-w-column flex-col gap-4">
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
      {/* The list is long: the keyboard may leap over it (WCAG 2.4.1). */}
      <ul className="download-skip">
        <li>
          <a href="#document-search">Skip to the search</a>
        </li>
        <li>
          <a href="#all-documents">Skip to the list</a>
        </li>
        <li>
          <a href="#footer">Skip to the footer</a>
        </li>
      </ul>
      <ul className="py-4 md:py-8">
        {[{ section: 'ludomentor', title: 'Ludomentor' }, ...sets].map(({ section, title }) => (
          <li key={section}>
            {/* With the path: an address that searches is left, and the whole list stands there again. */}
            <a
              href={`/download#${section}`}
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
    <div id="all-documents" tabIndex={-1}>
      <LanguageLinks />
      <Promo />
      <div className="download-sets flex flex-col gap-12 md:gap-16">
        {downloads().map((set) => (
          <section
            key={set.slug}
            id={set.section}
            aria-labelledby={`${set.section}-title`}
            className="download-section"
          >
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id={`${set.section}-title`} className="display-face text-title max-sm:text-heading">
                {set.title}
              </h2>
              <a
                href={`/download/${set.slug}`}
                className="inline-flex min-h-11 items-center text-ash text-sm hover:text-brass"
              >
                <span className="sr-only">{set.title}: </span>All on one page&nbsp;→
              </a>
            </div>
            <Groups set={set} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** What is here, category by category; then, in one line, the categories of which nothing is here yet. */
function Groups({ set }: { set: DocumentSet }) {
  const groups = byCategory(set)
  const missing = groups.filter((it) => it.documents.length === 0)
  return (
    <>
      {groups.map((it) => it.documents.length > 0 && <Group key={it.category} group={it} />)}
      {missing.length > 0 && (
        <div className="download-missing">
          <span>Not available yet</span>
          {missing.map(({ category, unavailable }) => (
            <Unavailable key={category} documents={unavailable} label={category} />
          ))}
        </div>
      )}
    </>
  )
}

/** The documents of one category, folded up; several may be open at once. */
function Group({ group: { category, documents, unavailable } }: { group: DocumentGroup }) {
  const count = documents.length
  return (
    <details className="download-fold">
      <summary>
        <span>{category}</span>
        <span>{count === 1 ? '1 document' : `${count} documents`}</span>
      </summary>
      <DownloadRows documents={documents} />
      <Unavailable documents={unavailable} />
    </details>
  )
}

/** What takes the place of the search without script: the browser's own search, and a page for each language. */
function LanguageLinks() {
  return (
    <noscript>
      <nav aria-label="By language">
        <p>
          The search needs JavaScript. Your browser’s “Find in page” searches this list; these pages list the
          documents in one language:
        </p>
        <ul className="flex flex-wrap gap-x-4">
          {languageCodes.map((code) => (
            <li key={code}>
              <a
                href={`/download/in/${code.toLowerCase()}`}
                hrefLang={code}
                lang={code}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {languages[code].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
