import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { isStandIn } from './document.ts'
import { DownloadRow } from './download-row.tsx'
import type { Filter } from './search.ts'
import { noFilter } from './use-filter.ts'
import type { Found } from './use-search-index.ts'

/** How many rows are drawn at once; more would keep a phone from answering. */
const step = 40

/** What the search found, in the place of the sections. */
export function SearchResults({
  found,
  filter,
  onChange,
}: {
  found: readonly Found[]
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}) {
  // The button goes with what it was pressed for; the keyboard is not to be left with nothing.
  const searchAgain = (change: Partial<Filter>) => {
    flushSync(() => onChange(change))
    document.getElementById('document-search')?.focus()
  }
  const narrowed = filter.query !== '' && (filter.language !== undefined || filter.kind !== undefined)
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      {found.length === 0 && <NothingFound query={filter.query} />}
      <Rows key={`${filter.query} ${filter.kind} ${filter.language}`} found={found}>
        {found.length === 0 && narrowed && (
          <Button onClick={() => searchAgain({ language: undefined, kind: undefined })}>
            Search all languages and kinds
          </Button>
        )}
        <Button look="line" onClick={() => searchAgain(noFilter)}>
          Show all games
        </Button>
      </Rows>
    </section>
  )
}

/** A placeholder is found like the document it stands for, but nobody is to take it for one. */
export function counted(found: readonly Found[]): string {
  const all = found.length === 1 ? '1 document' : `${found.length} documents`
  const missing = found.filter(isStandIn).length
  if (missing === 0) return all
  return `${all}, ${missing === found.length ? 'not here yet' : `${missing} of them not here yet`}`
}

function Rows({ found, children }: { found: readonly Found[]; children: ReactNode }) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + step))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-seam">
        {found.slice(0, shown).map((row) => (
          <DownloadRow
            key={row.downloadUrl}
            row={row}
            place={
              <p className="text-ash text-sm lg:row-span-2">
                <a
                  href={`/download/${row.slug}`}
                  className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center font-semibold text-base text-bone underline decoration-edge underline-offset-4 hover:text-brass"
                >
                  {row.set}
                </a>
                {'\u00a0· '}
                {row.category}
              </p>
            }
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        {found.length > shown && (
          <Button look="line" onClick={showMore}>
            Show {Math.min(step, found.length - shown)} more
          </Button>
        )}
        {children}
      </p>
    </>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="flex flex-col gap-2">
      <p>No documents found for {query === '' ? 'these filters' : `“${query}”`}. You could try:</p>
      <ul className="list-disc pl-5">
        <li>the game’s name alone</li>
        <li>fewer words, or only the first letters of one</li>
      </ul>
    </div>
  )
}
