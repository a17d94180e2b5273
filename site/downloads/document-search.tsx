import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { subscribeRemembered } from '../ui/remembered.ts'
import { SearchBar } from './search-bar.tsx'
import { counted, SearchResults } from './search-results.tsx'
import { isEmpty, noFilter, useFilter } from './use-filter.ts'
import { answer, useSearchIndex } from './use-search-index.ts'
import { visitorLanguage } from './visitor-language.ts'

/** The search of the downloads: its fields, and what it has found in the place of the served list. */
export function DocumentSearch() {
  const [filter, setFilter] = useFilter()
  const [touched, setTouched] = useState(false)
  const searching = !isEmpty(filter)
  const index = useSearchIndex(touched || searching)
  const language = useSyncExternalStore(subscribeRemembered, visitorLanguage, () => 'en' as const)
  const result = index.state === 'ready' ? answer(index.library, filter, language) : undefined

  useEffect(() => {
    if (!searching) return
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('nav a[href^="#"]')
      // At once, so that the section the link leads to is there when the browser scrolls to it.
      if (link) flushSync(() => setFilter(noFilter))
    }
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [searching, setFilter])

  return (
    <div data-searching={searching || undefined} className="document-search flex flex-col gap-10">
      <SearchBar
        filter={filter}
        counts={result?.counts}
        onChange={setFilter}
        onFocus={() => setTouched(true)}
      />
      {searching && index.state === 'failed' && (
        <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
      )}
      {/* One element from the start and for all answers: a new one with its text in it is not read out. */}
      <p role="status" className={searching ? '-mb-6 text-ash empty:hidden' : 'sr-only'}>
        {searching && (result ? counted(result.found) : index.state === 'waiting' && 'Searching…')}
      </p>
      {searching && result && <SearchResults found={result.found} filter={filter} onChange={setFilter} />}
    </div>
  )
}
