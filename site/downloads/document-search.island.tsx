import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { writeStored } from '../browser/device-storage.client.ts'
import { writeQueryString } from '../browser/write-query-string.client.ts'
import { documentKinds, kindCodes } from '../documents/document-kinds.ts'
import { languageCodes, languages } from '../documents/languages.ts'
import { counted } from '../text/amounts.ts'
import { linkRowClass } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { DocumentRow } from './document-row.tsx'
import { visitorLanguage } from './document-rows.client.ts'
import { indexDocuments, type SearchIndex, type SearchInput, type SearchResult, searchDocuments } from './search.ts'
import { AskUs, UnavailableFold } from './unavailable-documents.tsx'

/**
 * The search of the downloads. What is searched for is in the address (`?q=faq&language=pl&kind=faq`), so that a result
 * can be sent to a friend. Before this script runs, the browser sends the form to the same address. The results replace the
 * served list, which the styles hide (`data-searching`).
 */
export function DocumentSearch() {
  const [queryString, setQueryString] = useState('')
  const [index, setIndex] = useState<SearchIndex | 'loading' | 'failed'>('loading')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // On a slow phone somebody may have typed or chosen before this script ran. Empty fields change nothing: on "back" the
    // browser restores the two selects, but not the text.
    if (form.current) writeQueryString([...new FormData(form.current)].filter(([, value]) => value !== ''))
    const readAddress = () => setQueryString(window.location.search)
    readAddress()
    window.addEventListener('popstate', readAddress)
    return () => window.removeEventListener('popstate', readAddress)
  }, [])
  // Fetched once, when the search is hydrated (`hydrate-search.client.ts`).
  useEffect(() => {
    fetch('/download/index.json')
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(indexDocuments)
      .then(setIndex, () => setIndex('failed'))
  }, [])
  const search = (fields: Fields) => setQueryString(writeQueryString(fields))
  const clearSearch = () => {
    // The pressed button disappears.
    document.getElementById('document-search')?.focus()
    search(Object.entries({ q: '', language: '', kind: '' }))
  }
  const input = inputOf(queryString)
  const answer = answerTo(input, index)
  const result = typeof answer === 'object' ? answer : undefined
  const found = result && (isEmpty(result) ? 'nothing' : 'hits')
  // On the frame: a rule with `:has` would style it again with every row that is read.
  useLayoutEffect(
    () => document.querySelector('.download-frame')?.setAttribute('data-searching', found ?? 'no'),
    [found],
  )
  return (
    <>
      <search className="noscript:hidden">
        <SearchForm ref={form} input={input} search={search} />
      </search>
      {answer === 'failed' && (
        <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
      )}
      <div className={answer === 'idle' ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-x-6'}>
        {/* One element for all answers, there from the start: a new element is not read out. */}
        <p role="status" className="font-semibold text-lead">
          {answer === 'loading' ? 'Searching…' : result && resultMessage(result, input)}
        </p>
        {answer !== 'idle' && (
          <button type="button" className={linkRowClass} onClick={clearSearch}>
            Clear search
          </button>
        )}
      </div>
      {result && <SearchResults result={result} />}
    </>
  )
}

/** What is shown: what was found, or a word for why nothing is. `idle`: nothing is asked for. */
function answerTo(input: SearchInput, index: SearchIndex | 'loading' | 'failed') {
  if (input.query.trim() === '' && !input.kind && !input.language) return 'idle'
  return typeof index === 'string' ? index : searchDocuments(index, input, visitorLanguage())
}

type Fields = Iterable<[string, FormDataEntryValue]>

const choices = [
  {
    name: 'language',
    label: 'Language',
    options: languageCodes.map((code) => ({ value: code, lang: code, label: languages[code].name })),
  },
  {
    name: 'kind',
    label: 'Kind',
    options: kindCodes.map((code) => ({ value: code, label: documentKinds[code].name })),
  },
] as const

type SearchFormProps = { ref: Ref<HTMLFormElement>; input: SearchInput; search: (fields: Fields) => void }

const fieldBoxClass = 'min-h-12 w-full min-w-0 text-ellipsis rounded-box border border-edge bg-night/55'
/** The text begins beside the icon. */
const fieldTextClass = 'pr-1 pl-8 font-semibold md:pr-4 md:pl-12 placeholder:font-normal placeholder:text-ash'

/** Each change of a field searches at once. */
function SearchForm({ ref, input, search }: SearchFormProps) {
  return (
    <form
      ref={ref}
      action="/download"
      className="grid gap-3 lg:grid-cols-[5fr_4fr]"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="relative flex min-w-0 flex-col gap-1">
        <span className="sr-only">Search documents</span>
        <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute inset-y-0 left-2 my-auto size-5 md:left-4">
          <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m4.5 10.5 6 6" fill="none" stroke="currentColor" />
        </svg>
        <input
          id="document-search"
          name="q"
          type="search"
          maxLength={200}
          className={`${fieldBoxClass} ${fieldTextClass}`}
          placeholder="Search"
          value={input.query}
          autoComplete="off"
          onChange={({ currentTarget: { form } }) => form && search(new FormData(form))}
        />
      </label>
      {/* Each letter searches; Enter closes a phone's keyboard. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        Search
      </button>
      <div className="grid min-w-0 grid-cols-[3fr_2fr] gap-3 max-[23rem]:grid-cols-1">
        {choices.map((choice) => (
          // As wide as the chosen name: to fit the longest, the browser would load the typefaces of all scripts at once.
          <Select
            key={choice.name}
            {...choice}
            className="min-w-0 *:[select]:field-sizing-content max-md:*:[select]:pl-3"
            value={input[choice.name] ?? ''}
            onChange={({ currentTarget: { name, value, form } }) => {
              // Every list of documents begins with the language last asked for, on this device.
              if (name === 'language' && value) writeStored('download-language', value)
              if (form) search(new FormData(form))
            }}
          />
        ))}
      </div>
    </form>
  )
}

/** What the search found. Where it found nothing: what to try, and a heading for the list, which then stays below. */
function SearchResults({ result }: { result: SearchResult }) {
  const { available, unavailable, similar } = result
  const nothingAvailable = available.length === 0
  // What was asked for by name is shown at once, before what comes closest; a long list stays closed.
  const isOpen = nothingAvailable && unavailable.length <= 12
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      <Hits documents={available} />
      {nothingAvailable && (
        <div>
          {isEmpty(result) && <p>Try the game’s name alone, or only the first letters of a word.</p>}
          <AskUs />
        </div>
      )}
      <UnavailableFold documents={unavailable} open={isOpen}>
        {!isOpen && <AskUs />}
      </UnavailableFold>
      {similar.length > 0 && <h2 className="mt-4 display-face text-heading">Closest documents</h2>}
      <Hits documents={similar} />
      {isEmpty(result) && <h2 className="mt-4 border-seam border-t pt-8 display-face text-heading">All downloads</h2>}
    </section>
  )
}

function Hits({ documents }: { documents: SearchResult['available'] }) {
  return (
    <ul className={`gap-x-16 empty:hidden ${documents.length > 6 ? '2xl:grid 2xl:grid-cols-2' : ''}`}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function isEmpty({ available, unavailable, similar }: SearchResult): boolean {
  return available.length + unavailable.length + similar.length === 0
}

function resultMessage({ available, unavailable }: SearchResult, { query, language, kind }: SearchInput): string {
  if (available.length > 0) return counted(available.length, 'document')
  const nothing = unavailable.length > 0 ? 'Nothing to download yet' : 'Nothing'
  const words = query.trim() && ` for “${query.trim()}”`
  // Without the choices it would deny the closest documents, which are listed below it.
  const choices = [language && languages[language].english, kind && documentKinds[kind].name].filter(Boolean)
  return `${nothing}${words}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`
}

/** What a query string asks for; unknown kinds and languages are left out. */
function inputOf(queryString: string): SearchInput {
  const params = new URLSearchParams(queryString)
  return {
    query: params.get('q') ?? '',
    kind: kindCodes.find((code) => code === params.get('kind')),
    language: languageCodes.find((code) => code === params.get('language')),
  }
}
