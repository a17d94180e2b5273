import { useState } from 'react'
import { setsByLetter, summaries } from '../../content/download-rows.server.ts'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { DownloadSection } from '../components/downloads/download-section.tsx'
import { LanguageChoice } from '../components/downloads/language-choice.tsx'
import { LanguageLinks } from '../components/downloads/language-links.tsx'
import { LetterSection } from '../components/downloads/letter-section.tsx'
import { Promo } from '../components/downloads/promo.tsx'
import { SearchBar } from '../components/downloads/search-bar.tsx'
import { SearchResults } from '../components/downloads/search-results.tsx'
import { Sidebar } from '../components/downloads/sidebar.tsx'
import { useActiveSection } from '../components/downloads/use-active-section.ts'
import { isEmpty, useFilter } from '../components/downloads/use-filter.ts'
import { useLanguage } from '../components/downloads/use-language.ts'
import { useScrollContainer } from '../components/downloads/use-scroll-container.ts'
import { answer, useSearchIndex } from '../components/downloads/use-search-index.ts'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/download'

/** Above this many sets the browser leaves out what is far from the window. */
const longList = 60

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return [
    ...pageMeta({
      title: `Downloads | ${brand.name}`,
      description: 'Rulebooks, FAQs, errata and sheets for every game, in every language they come in.',
      path: '/download',
      brand: brand.name,
      origin,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/download/feed.atom' },
    { tagName: 'link', rel: 'alternate', type: 'application/feed+json', href: '/download/feed.json' },
  ]
}

export function loader() {
  const { desc, image, site, ios, android, desktop } = content().site.ludomentor
  const links = { site: site.href, ios: ios.href, android: android.href, desktop: desktop.href }
  const letters = setsByLetter()
  return { promo: { desc, photo: photo('site', image), ...links }, letters, sets: letters ? [] : summaries() }
}

/** The register is the same on every visit; a changed search in the address is no reason to fetch it again. */
export function shouldRevalidate() {
  return false
}

export default function DownloadScreen({ loaderData: { promo, letters, sets } }: Route.ComponentProps) {
  const [filter, setFilter] = useFilter()
  const [touched, setTouched] = useState(false)
  const searching = !isEmpty(filter)
  const index = useSearchIndex(touched || searching)
  const language = useLanguage()
  const result = index.state === 'ready' ? answer(index.library, filter, language) : undefined

  const { container, scrollTo } = useScrollContainer()
  const entries = [
    { id: 'ludomentor', title: 'Ludomentor' },
    ...(letters ?? []).map(({ section, letter }) => ({ id: section, title: letter })),
    ...sets.map(({ section, title }) => ({ id: section, title })),
  ]
  const active = useActiveSection(container, searching ? [] : entries.map((it) => it.id))

  function choose(id: string) {
    if (!searching) return scrollTo(id)
    setFilter({ query: '' })
    // The sections come back with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)))
  }

  return (
    <div className="mx-auto flex h-[calc(100dvh-80px)] max-w-page">
      <Sidebar entries={entries} active={active} onChoose={choose} />
      <section
        ref={container}
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification §2), so the keyboard must reach it
        tabIndex={0}
        data-long={sets.length > longList ? 'yes' : undefined}
        className="download-list download-scroll flex min-w-0 flex-1 flex-col gap-10 overflow-y-auto px-3 py-6 sm:px-6"
      >
        <div className="flex flex-col gap-4">
          <h1 className="font-carved text-title">Downloads</h1>
          <SearchBar
            filter={filter}
            counts={result?.counts}
            onChange={setFilter}
            onFocus={() => setTouched(true)}
          />
          {/* While searching, the documents come right below the fields: a phone's keyboard leaves little room. */}
          {!searching && <LanguageChoice />}
          <LanguageLinks />
        </div>
        {searching ? (
          <Answer state={index.state}>
            {result && (
              <SearchResults
                key={`${filter.query} ${filter.kind} ${filter.language}`}
                found={result.found}
                query={filter.query}
                onClear={() => setFilter({ query: '' })}
              />
            )}
          </Answer>
        ) : (
          <>
            <Promo promo={promo} />
            {letters?.map((it) => (
              <LetterSection key={it.section} {...it} />
            ))}
            {sets.map((set) => (
              <DownloadSection key={set.slug} set={set} />
            ))}
          </>
        )}
      </section>
    </div>
  )
}

function Answer({ state, children }: { state: 'waiting' | 'ready' | 'failed'; children: React.ReactNode }) {
  if (state === 'failed')
    return <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
  return state === 'waiting' ? <p role="status">Searching…</p> : children
}
