import type { ReactNode } from 'react'
import { linkAlone } from '../ui/button.tsx'
import { byCategory, type DocumentGroup, type DocumentSet } from './document.ts'
import { DownloadRows, Unavailable } from './download-row.tsx'
import { languageCodes, languages } from './languages.ts'
import { downloads } from './load-downloads.server.ts'
import { Promo } from './promo.tsx'

/** The sidebar of games beside a list that scrolls by itself; `children` is the search, with the list in it. */
export function DownloadScreen({ children }: { children: ReactNode }) {
  return (
    // With the browser's text at twice its size a phone has no room for two columns.
    <div className="mx-auto flex h-[calc(100dvh-80px)] max-w-page max-[18rem]:flex-col print:block print:h-auto">
      <Sidebar sets={downloads()} />
      <section
        id="documents"
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification, "Download centre"), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll relative flex min-h-0 min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-3 py-6 sm:px-6 print:overflow-visible"
      >
        <h1 className="hyphens-auto font-carved text-title max-sm:text-heading">Downloads</h1>
        {children}
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
      className="download-scroll w-32 shrink-0 overflow-y-auto border-seam border-r max-[18rem]:max-h-[30dvh] max-[18rem]:w-full max-[18rem]:border-r-0 max-[18rem]:border-b md:w-56 print:hidden"
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
      <ul className="flex flex-col py-4">
        {[{ section: 'ludomentor', title: 'Ludomentor' }, ...sets].map(({ section, title }) => (
          <li key={section}>
            {/* With the path: an address that searches is left, and the whole list stands there again. */}
            <a
              href={`/download#${section}`}
              className="flex min-h-11 items-center border-transparent border-l-2 px-3 py-1 text-sm leading-snug hover:text-brass aria-[current]:border-brass aria-[current]:bg-stone aria-[current]:text-brass md:pr-2 md:pl-6 md:text-base"
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
    <div id="all-documents" tabIndex={-1} className="flex flex-col gap-6">
      <ShowFirst sets={downloads()} />
      <LanguageLinks />
      <Promo />
      <div className="download-sets mt-4 flex flex-col gap-8">
        {downloads().map((set) => (
          <section
            key={set.slug}
            id={set.section}
            aria-labelledby={`${set.section}-title`}
            className="download-section flex flex-col gap-2"
          >
            <h2 id={`${set.section}-title`} className="font-carved text-heading">
              {set.title}
            </h2>
            <div>
              {byCategory(set).map((group) => (
                <Group key={group.category} group={group} />
              ))}
            </div>
            <a href={`/download/${set.slug}`} className={`self-start ${linkAlone}`}>
              {set.title}: all on one page
            </a>
          </section>
        ))}
      </div>
    </div>
  )
}

/** The documents of one category, folded up; several may be open at once. */
function Group({ group: { category, documents, unavailable } }: { group: DocumentGroup }) {
  const count = documents.length
  if (count === 0) return <Unavailable documents={unavailable} label={`${category} · Not available yet`} />
  return (
    <details className="download-fold">
      <summary>
        <span>{category}</span>
        <span className="text-ash text-sm">
          {count}
          <span className="sr-only"> {count === 1 ? 'document' : 'documents'}</span>
        </span>
      </summary>
      <DownloadRows documents={documents} />
      <Unavailable documents={unavailable} />
    </details>
  )
}

/**
 * The language whose documents come first, where there are several. It starts as the browser's and is remembered on this
 * device (`show-first.ts`).
 */
export function ShowFirst({ sets }: { sets: readonly Pick<DocumentSet, 'documents'>[] }) {
  const spoken = new Set(sets.flatMap((set) => set.documents.map((it) => it.language)))
  if (spoken.size < 2) return null
  return (
    <label className="needs-script flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>Show first</span>
      <select
        id="show-first"
        className="min-h-11 max-w-full rounded-box border border-edge bg-night px-3 text-bone"
        defaultValue="en"
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
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
