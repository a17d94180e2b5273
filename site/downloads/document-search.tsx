import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { remember, remembered, subscribeRemembered } from '../ui/remembered.ts'
import { documentKinds, isDocumentKind, kindCodes } from './document-kinds.ts'
import { AskUs, DownloadRow, Unavailable } from './download-row.tsx'
import { isLanguage, languageCodes, languages, visitorLanguage } from './languages.ts'
import { type Filter, type SearchIndex, type SearchResult, searchDocuments, searchIndex } from './search.ts'

/**
 * The search of the downloads. What is searched for is in the address (`?q=faq&language=pl&kind=faq`), so that a result
 * can be sent to a friend; sent before this script runs, the form asks for the same address. The results stand in place of
 * the served list, which the styles hide (`data-searching`).
 */
export function DocumentSearch() {
  const address = useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => '',
  )
  const language = useSyncExternalStore(
    subscribeRemembered,
    () => visitorLanguage(remembered('download-language')),
    () => 'en' as const,
  )
  const filter = filterOf(address)
  const searching = filter.query.trim() !== '' || filter.kind !== undefined || filter.language !== undefined
  const index = useSearchIndex()
  const failed = index === 'failed'
  const result = searching && index && !failed ? searchDocuments(index, filter, language) : undefined
  return (
    <>
      <search className="needs-script" data-searching={(result && !isEmpty(result)) || undefined}>
        <SearchForm filter={filter} />
      </search>
      {searching && failed && (
        <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
      )}
      {/* One element from the start and for all answers: a new one with its text in it is not read out. */}
      <p role="status" className={searching ? 'font-semibold text-lead empty:hidden' : 'sr-only'}>
        {searching && (result ? countOf(result, filter.query.trim()) : !failed && 'Searching…')}
      </p>
      {result && <SearchResults result={result} filter={filter} />}
    </>
  )
}

const choices = [
  {
    name: 'language',
    label: 'Language',
    options: languageCodes.map((code) => ({ value: code, lang: code, words: languages[code].name })),
  },
  {
    name: 'kind',
    label: 'Kind',
    options: kindCodes.map((code) => ({ value: code, words: documentKinds[code].name })),
  },
] as const

/** Each change of a field is written into the address at once. */
function SearchForm({ filter }: { filter: Filter }) {
  const form = useRef<HTMLFormElement>(null)
  // On a slow phone somebody may have typed or chosen before this script ran: that is added to the address. Its other
  // values are kept, because on "back" the browser restores the two lists, but not the field.
  useEffect(() => {
    const typed = form.current ? [...new FormData(form.current)].filter(([, value]) => value !== '') : []
    if (typed.length > 0) setAddress([...new URLSearchParams(window.location.search), ...typed])
  }, [])
  return (
    <form
      ref={form}
      action="/download"
      className="grid gap-3 lg:grid-cols-[5fr_4fr]"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="relative flex min-w-0 flex-col gap-1">
        <span className="text-ash text-sm">Search documents</span>
        <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute bottom-3 left-3 size-6">
          <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m4.5 10.5 6 6" fill="none" stroke="currentColor" />
        </svg>
        <input
          id="document-search"
          name="q"
          type="search"
          maxLength={200}
          className="min-h-12 w-full min-w-0 text-ellipsis rounded-box border border-edge bg-night pr-3 pl-12 placeholder:text-ash"
          placeholder="Nemesis rulebook"
          value={filter.query}
          autoComplete="off"
          onChange={(event) => search(event.currentTarget.form)}
        />
      </label>
      {/* Each letter searches; Enter closes a phone's keyboard. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        Search
      </button>
      <div className="grid min-w-0 grid-cols-2 gap-3">
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            {...choice}
            any="All"
            className="min-w-0"
            value={filter[choice.name] ?? ''}
            onChange={({ currentTarget: { name, value, form } }) => {
              // Every list of documents begins with the language last asked for, on this device.
              if (name === 'language' && value) remember('download-language', value)
              search(form)
            }}
          />
        ))}
      </div>
    </form>
  )
}

/** What the search found. Where it found nothing: what to try, and a heading for the list, which then stays below. */
function SearchResults({ result, filter }: { result: SearchResult; filter: Filter }) {
  const { available, unavailable, closest } = result
  const { query, kind, language } = filter
  // The pressed button disappears with the results, so the focus moves to the search field.
  const searchAgain = (words: string) => {
    flushSync(() => setAddress([['q', words]]))
    document.getElementById('document-search')?.focus()
  }
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      <Hits documents={available} />
      {available.length === 0 && (
        <div>
          {isEmpty(result) && <p>Try the game’s name alone, or only the first letters of a word.</p>}
          <AskUs />
        </div>
      )}
      {closest.length > 0 && <h2 className="display-face text-heading">Closest documents</h2>}
      <Hits documents={closest} />
      <Unavailable documents={unavailable} />
      <p className="flex flex-wrap gap-6">
        {available.length === 0 && query !== '' && (kind ?? language) !== undefined && (
          <Button onClick={() => searchAgain(query)}>Search all languages and kinds</Button>
        )}
        <Button look="secondary" onClick={() => searchAgain('')}>
          Clear search
        </Button>
      </p>
      {isEmpty(result) && (
        <h2 className="border-seam border-t pt-8 display-face text-heading">All downloads</h2>
      )}
    </section>
  )
}

function Hits({ documents }: { documents: SearchResult['available'] }) {
  return (
    <ul className="gap-x-16 empty:hidden 2xl:grid 2xl:grid-cols-2">
      {documents.map((document) => (
        <DownloadRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function isEmpty({ available, unavailable, closest }: SearchResult): boolean {
  return available.length + unavailable.length + closest.length === 0
}

/** What the search looks through: fetched once, for whoever comes to the search (`hydrate-search.client.ts`). */
function useSearchIndex(): SearchIndex | 'failed' | undefined {
  const [index, setIndex] = useState<SearchIndex | 'failed'>()
  useEffect(() => {
    fetch('/download/index.json')
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(searchIndex)
      .then(setIndex, () => setIndex('failed'))
  }, [])
  return index
}

function countOf({ available, unavailable }: SearchResult, query: string): string {
  if (unavailable.length > 0 && available.length === 0) return 'Not available yet'
  if (available.length === 0) return query ? `Nothing for “${query}”` : 'No document found'
  return available.length === 1 ? '1 document' : `${available.length} documents`
}

/** The filter that an address asks for; unknown kinds and languages are left out. */
function filterOf(search: string): Filter {
  const params = new URLSearchParams(search)
  const kind = params.get('kind') ?? ''
  const language = params.get('language') ?? ''
  return {
    query: params.get('q') ?? '',
    ...(isDocumentKind(kind) && { kind }),
    ...(isLanguage(language) && { language }),
  }
}

function subscribeAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

function search(form: HTMLFormElement | null): void {
  if (form) setAddress(new FormData(form))
}

function setAddress(fields: Iterable<[string, FormDataEntryValue]>): void {
  const filled = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') filled.set(name, value)
  const query = filled.size > 0 ? `?${filled}` : ''
  window.history.replaceState(null, '', window.location.pathname + query)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
