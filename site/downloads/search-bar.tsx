import { startTransition, useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeRemembered } from '../ui/remembered.ts'
import { documentKinds, isDocumentKind, kindCodes } from './document-kinds.ts'
import { isLanguage, languageCodes, languages } from './languages.ts'
import type { Filter } from './search.ts'
import { isSlashKeyOn } from './slash-key-choice.ts'
import { filterInAddress, filterOf } from './use-filter.ts'
import type { Counts } from './use-search-index.ts'

const field = 'min-h-11 w-full min-w-0 text-ellipsis rounded-box border border-edge bg-night px-3 text-bone'

/** Words, language and kind. Every change is in the address at once; "/" puts the cursor here from anywhere. */
export function SearchBar({
  filter,
  counts,
  onChange,
  onFocus,
}: {
  filter: Filter
  counts: Counts | undefined
  onChange: (change: Partial<Filter>) => void
  onFocus: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const slashKey = useSyncExternalStore(subscribeRemembered, isSlashKeyOn, () => true)

  // On a slow phone somebody may have typed or chosen before this script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, with what the page was served with
  useEffect(() => {
    const fields = input.current?.closest('search')?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    const { query, ...chosen } = filterOf(new URLSearchParams([...fields].map((it) => [it.name, it.value])))
    const early = { ...chosen, ...(query !== '' && { query }) }
    if (Object.keys(early).length > 0) onChange(early)
  }, [])

  // The field keeps what is typed by itself, so an address that changes must be told to it. The address, for `filter`
  // comes a moment behind the fingers.
  useEffect(() => {
    const { query } = filterInAddress()
    if (input.current && input.current.value !== query) input.current.value = query
  })

  return (
    <search className="needs-script grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <label className="col-span-full flex min-w-0 flex-col gap-1 lg:col-span-1">
        <span>
          Search documents
          {slashKey && <span className="hidden text-ash keyboard:inline"> (press / to come here)</span>}
        </span>
        <input
          ref={input}
          id="document-search"
          name="q"
          type="search"
          maxLength={200}
          className={field}
          defaultValue={filter.query}
          autoComplete="off"
          aria-keyshortcuts={slashKey ? '/' : undefined}
          onFocus={onFocus}
          // The letter stands before what it finds.
          onChange={({ currentTarget: { value } }) => startTransition(() => onChange({ query: value }))}
        />
      </label>
      <label className="flex min-w-0 flex-col gap-1">
        <span>Language</span>
        <select
          name="language"
          className={field}
          value={filter.language ?? ''}
          onFocus={onFocus}
          onChange={({ currentTarget: { value } }) =>
            onChange({ language: isLanguage(value) ? value : undefined })
          }
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
      <label className="flex min-w-0 flex-col gap-1">
        <span>Kind</span>
        <select
          name="kind"
          className={field}
          value={filter.kind ?? ''}
          onFocus={onFocus}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: isDocumentKind(value) ? value : undefined })
          }
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
    </search>
  )
}
