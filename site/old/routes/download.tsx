import { useState } from 'react'
import { summaries } from '../../content/download-rows.server.ts'
import type { SetSummary } from '../../content/download-rows.ts'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { isForData } from '../../content/request-path.server.ts'
import { DownloadSections } from '../../downloads/download-sections.tsx'
import { LanguageChoice } from '../../downloads/language-choice.tsx'
import { LanguageLinks } from '../../downloads/language-links.tsx'
import { Promo } from '../../downloads/promo.tsx'
import { SearchBar } from '../../downloads/search-bar.tsx'
import { SearchResults } from '../../downloads/search-results.tsx'
import { Sidebar } from '../../downloads/sidebar.tsx'
import { SlashKeyChoice } from '../../downloads/slash-key.tsx'
import { isEmpty, noFilter, useFilter } from '../../downloads/use-filter.ts'
import { useLanguage } from '../../downloads/use-language.ts'
import { useScrollContainer } from '../../downloads/use-scroll-container.ts'
import { answer, useSearchIndex } from '../../downloads/use-search-index.ts'
import { useSets } from '../../downloads/use-sets.ts'
import { useWholeScreen } from '../../ui/below-the-fold.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/download'

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

/**
 * In the page as served the sets stand as HTML and nowhere else: as its data they would come a second time. Whoever comes
 * from another screen of the site has no such HTML and asks for the data alone.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { desc, image, site, ios, android, desktop } = content().site.ludomentor
  const links = { site: site.href, ios: ios.href, android: android.href, desktop: desktop.href }
  return {
    promo: { desc, photo: photo('site', image), ...links },
    // As text, which is half as long as the router's own form of it.
    sets: isForData(request) ? JSON.stringify(summaries()) : undefined,
  }
}

const none: SetSummary[] = []

/** The register is the same on every visit; a changed search in the address is no reason to fetch it again. */
export function shouldRevalidate() {
  return false
}

export default screen(function DownloadScreen({ loaderData }: Route.ComponentProps) {
  const [filter, setFilter] = useFilter()
  const [touched, setTouched] = useState(false)
  const searching = !isEmpty(filter)
  const index = useSearchIndex(touched || searching)
  const language = useLanguage()
  const result = index.state === 'ready' ? answer(index.library, filter, language) : undefined

  const { container, scrollTo } = useScrollContainer()
  const sets = useSets(loaderData.sets, container)
  const shown = useWholeScreen() ? sets : none

  function choose(id: string) {
    if (!searching) return scrollTo(id)
    setFilter(noFilter)
    // The sections are shown again with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)))
  }

  return (
    <div className="mx-auto flex h-[calc(100dvh-80px)] max-w-page">
      <Sidebar sets={shown} container={container} onChoose={choose} />
      <section
        ref={container}
        aria-label="Documents"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself (specification §2), so the keyboard must reach it
        tabIndex={0}
        className="download-scroll relative flex min-w-0 flex-1 flex-col gap-10 overflow-y-auto px-3 py-6 sm:px-6"
      >
        <div className="flex flex-col gap-4">
          <h1 className="hyphens-auto font-carved text-title max-sm:text-heading">Downloads</h1>
          <SearchBar
            filter={filter}
            counts={result?.counts}
            onChange={setFilter}
            onFocus={() => setTouched(true)}
          />
          {/* While searching, the documents come right below the fields: a phone's keyboard leaves little room. */}
          {!searching && (
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <LanguageChoice />
              <SlashKeyChoice />
            </div>
          )}
          <LanguageLinks />
        </div>
        {searching && (
          <Answer state={index.state}>
            {result && <SearchResults found={result.found} filter={filter} onChange={setFilter} />}
          </Answer>
        )}
        <div hidden={searching} className="flex flex-col gap-10">
          <Promo promo={loaderData.promo} />
          <DownloadSections sets={shown} />
        </div>
      </section>
    </div>
  )
})

function Answer({ state, children }: { state: 'waiting' | 'ready' | 'failed'; children: React.ReactNode }) {
  if (state === 'failed')
    return <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
  return state === 'waiting' ? <p role="status">Searching…</p> : children
}
