import type { ReactNode } from 'react'
import { summaries } from './download-rows.server.ts'
import { DownloadSections } from './download-sections.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Promo } from './promo.tsx'
import { Sidebar } from './sidebar.tsx'
import { SlashKeyChoice } from './slash-key.tsx'

/**
 * Every document as plain HTML beside a sidebar of games; `children` is the search. While it has something to show, the
 * stylesheet hides the served list: the search owns its answers, nobody else's rows.
 */
export function DownloadScreen({ children }: { children?: ReactNode }) {
  const sets = summaries()
  return (
    // With the browser's text at twice its size a phone has no room for two columns.
    <div className="mx-auto flex h-[calc(100dvh-80px)] max-w-page max-[18rem]:flex-col print:block print:h-auto">
      <Sidebar sets={sets} />
      <section
        id="documents"
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification §2), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll relative flex min-h-0 min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-3 py-6 sm:px-6 print:overflow-visible"
      >
        <h1 className="hyphens-auto font-carved text-title max-sm:text-heading">Downloads</h1>
        {children}
        {/* For an address that asks for something, until the search is awake (`asked.ts`). */}
        <p id="asked" role="status" hidden>
          Searching…
        </p>
        <div className="download-served flex flex-col gap-4">
          <LanguageChoice />
          <LanguageLinks />
          <div className="mt-6 flex flex-col gap-10">
            <Promo />
            <DownloadSections sets={sets} />
            <SlashKeyChoice />
          </div>
        </div>
      </section>
    </div>
  )
}
