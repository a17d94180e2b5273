import type { ReactNode } from 'react'
import { pathOfSetSection } from '../addresses/addresses.ts'
import type { DocumentSet } from '../documents/document.ts'

/** The sidebar of games beside a list that scrolls by itself; `children`: the search and the list. */
export function DownloadPage({ sets, children }: { sets: readonly DocumentSet[]; children: ReactNode }) {
  return (
    // With the browser's text at twice its size a phone has no room for two columns.
    <div className="download-frame flex h-[calc(100dvh-80px)] max-[18rem]:flex-col print:block print:h-auto">
      <Sidebar sets={sets} />
      <section
        id="documents"
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (docs/specification.md, "Download centre"), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll pt-4 md:pt-6 lg:pt-8"
      >
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline gap-x-6">
            <h1 className="download-title hyphens-auto display-face">Downloads</h1>
            <p className="text-ash max-lg:hidden">Rulebooks, FAQs, errata and sheets of our games, free to download.</p>
          </div>
          {children}
        </div>
      </section>
    </div>
  )
}

/** Ludomentor first, then one entry per game; `download-page.client.ts` highlights the section at the top of the list. */
function Sidebar({ sets }: { sets: readonly DocumentSet[] }) {
  const ludomentor = { anchor: 'ludomentor', title: 'Ludomentor' }
  return (
    <nav
      id="download-sidebar"
      aria-label="Games"
      className="download-scroll w-32 shrink-0 border-seam border-r max-[18rem]:max-h-[30dvh] max-[18rem]:w-full md:w-56 print:hidden"
    >
      {/* The list is long: the keyboard may skip it (WCAG 2.4.1). */}
      <ul className="not-focus-within:sr-only">
        {Object.entries({ search: 'document-search', list: 'document-list', footer: 'footer' }).map(([part, id]) => (
          <li key={part}>
            <a href={`#${id}`} className="flex min-h-11 items-center px-3 underline">
              Skip to the {part}
            </a>
          </li>
        ))}
      </ul>
      <ul className="py-4 md:py-8">
        {[ludomentor, ...sets].map(({ anchor, title }) => (
          <li key={anchor}>
            {/* With the path, not only the hash: so the link also drops the query of a search. */}
            <a href={pathOfSetSection(anchor)} className="download-entry hover:text-brass">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
