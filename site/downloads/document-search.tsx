import {
  type ChangeEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { remember, subscribeRemembered } from '../ui/remembered.ts'
import { documentKinds, isDocumentKind, kindCodes } from './document-kinds.ts'
import { isLanguage, languageCodes, languages } from './languages.ts'
import { type Answer, answer, type Filter, type Library, libraryOf } from './search.ts'
import { SearchResults } from './search-results.tsx'
import { visitorLanguage } from './visitor-language.ts'

const labelled = 'flex min-w-0 flex-col gap-1 text-ash text-sm'
const field =
  'min-h-12 w-full min-w-0 text-ellipsis rounded-box border border-edge bg-night px-3 text-base text-bone'

/**
 * The search of the downloads. Its only state is the address (`?q=faq&language=pl&kind=faq`), so that a result can be
 * sent to a friend; sent before this script runs, the form asks for just that address. `children` is the served list,
 * which the answer takes the place of.
 */
export function DocumentSearch({ children }: { children?: ReactNode }) {
  const address = useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => '',
  )
  const language = useSyncExternalStore(subscribeRemembered, visitorLanguage, () => 'en' as const)
  // The letter stands in the field before what it finds is drawn.
  const shown = useDeferredValue(address)
  const filter = filterOf(shown)
  const searching = filter.query.trim() !== '' || filter.kind !== undefined || filter.language !== undefined
  const [touched, setTouched] = useState(false)
  const library = useLibrary(touched || searching)
  const found = searching && library.state === 'ready' ? answer(library.library, filter, language) : undefined
  const form = useRef<HTMLFormElement>(null)

  // On a slow phone somebody may have typed or chosen before this script was there.
  useEffect(() => {
    const early = form.current && paramsOf(form.current).toString()
    if (early) setAddress(early)
  }, [])

  return (
    <>
      <search className="needs-script">
        <SearchForm
          ref={form}
          filter={filterOf(address)}
          counts={found?.counts}
          onFocus={() => setTouched(true)}
        />
      </search>
      {searching && library.state === 'failed' && (
        <p role="alert">The search could not be loaded. Check your connection and load the page again.</p>
      )}
      {/* One element from the start and for all answers: a new one with its text in it is not read out. */}
      <p role="status" className={searching ? 'text-ash empty:hidden' : 'sr-only'}>
        {searching && (found ? counted(found) : library.state === 'waiting' && 'Searching…')}
      </p>
      {found && <SearchResults key={shown} found={found} filter={filter} onChange={setAddress} />}
      <div hidden={searching && library.state !== 'failed'}>{children}</div>
    </>
  )
}

/** Every change is in the address at once. The filters fold behind one line beside the rail of a phone. */
function SearchForm({
  ref,
  filter,
  counts,
  onFocus,
}: {
  ref: React.Ref<HTMLFormElement>
  filter: Filter
  counts: Answer['counts'] | undefined
  onFocus: () => void
}) {
  const onChange = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (form) setAddress(paramsOf(form).toString())
  }
  // Every list of documents begins with the language last asked for, on this device.
  const onLanguage = (event: ChangeEvent<HTMLSelectElement>) => {
    if (event.currentTarget.value) remember('download-language', event.currentTarget.value)
    onChange(event)
  }
  const [unfolded, setUnfolded] = useState(false)
  if (!unfolded && (filter.language ?? filter.kind) !== undefined) setUnfolded(true)
  return (
    <form
      ref={ref}
      action="/download"
      className="grid gap-3 max-md:gap-y-0 lg:grid-cols-[5fr_4fr]"
      onFocus={onFocus}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={labelled}>
        <span>Search documents</span>
        <input
          id="document-search"
          name="q"
          type="search"
          maxLength={200}
          className={field}
          value={filter.query}
          autoComplete="off"
          onChange={onChange}
        />
      </label>
      {/* Each letter searches; Enter closes a phone's keyboard. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        Search
      </button>
      <details open={unfolded} className="peer md:hidden">
        <summary className="min-h-11 content-center font-semibold">Filter</summary>
      </details>
      <div className="grid min-w-0 grid-cols-2 gap-3 max-md:hidden max-md:peer-open:grid">
        <label className={labelled}>
          <span>Language</span>
          <select
            name="language"
            className={`select pr-8 ${field}`}
            value={filter.language ?? ''}
            onChange={onLanguage}
          >
            <option value="">All</option>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
                {counts && ` (${counts.languages.get(code) ?? 0})`}
              </option>
            ))}
          </select>
        </label>
        <label className={labelled}>
          <span>Kind</span>
          <select
            name="kind"
            className={`select pr-8 ${field}`}
            value={filter.kind ?? ''}
            onChange={onChange}
          >
            <option value="">All</option>
            {kindCodes.map((code) => (
              <option key={code} value={code}>
                {documentKinds[code]}
                {counts && ` (${counts.kinds.get(code) ?? 0})`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </form>
  )
}

type State = { state: 'waiting' } | { state: 'ready'; library: Library } | { state: 'failed' }

let fetched: Promise<Library> | undefined

/** The whole register for the search, fetched once, when it is first `wanted`. */
function useLibrary(wanted: boolean): State {
  const [state, setState] = useState<State>({ state: 'waiting' })

  // The network.
  useEffect(() => {
    if (!wanted) return
    let left = false
    fetched ??= fetchLibrary()
    fetched.then(
      (library) => left || setState({ state: 'ready', library }),
      () => {
        fetched = undefined
        if (!left) setState({ state: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  return state
}

async function fetchLibrary(): Promise<Library> {
  const response = await fetch('/download/index.json')
  if (!response.ok) throw new Error(`The search list answered ${response.status}.`)
  return libraryOf(await response.json())
}

function counted({ here, unavailable }: Answer): string {
  const count = here.length === 1 ? '1 document' : `${here.length} documents`
  return unavailable.length === 0 ? count : `${count}, ${unavailable.length} not available yet`
}

/** Whatever an address may say: unknown kinds and languages are left out. */
export function filterOf(search: string): Filter {
  const params = new URLSearchParams(search)
  const kind = params.get('kind') ?? ''
  const language = params.get('language') ?? ''
  return {
    query: params.get('q') ?? '',
    ...(isDocumentKind(kind) && { kind }),
    ...(isLanguage(language) && { language }),
  }
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(filled)
}

function subscribeAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

function setAddress(search: string): void {
  window.history.replaceState(null, '', window.location.pathname + (search && `?${search}`))
  window.dispatchEvent(new PopStateEvent('popstate'))
}
