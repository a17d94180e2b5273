import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { DownloadRow, Unavailable } from './download-row.tsx'
import type { Answer, Filter } from './search.ts'

/** How many rows are drawn at once; more would keep a phone from answering. */
const step = 40

/** What the search found, in the place of the sections; `onChange` takes another query of the address. */
export function SearchResults({
  found: { here, unavailable, closest },
  filter: { query, kind, language },
  onChange,
}: {
  found: Answer
  filter: Filter
  onChange: (search: string) => void
}) {
  // The button goes with what it was pressed for; the keyboard is not to be left with nothing.
  const searchAgain = (search: string) => {
    flushSync(() => onChange(search))
    document.getElementById('document-search')?.focus()
  }
  const narrowed = query !== '' && (kind ?? language) !== undefined
  const nothing = here.length === 0
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      <Rows documents={here} />
      <Unavailable documents={unavailable} open={nothing} />
      {nothing && unavailable.length === 0 && (
        <p>
          No documents found for {query === '' ? 'these filters' : `“${query}”`}. Try the game’s name alone,
          or only the first letters of a word.
        </p>
      )}
      {closest.length > 0 && (
        <>
          <h2 className="display-face text-heading">Closest documents that are here</h2>
          <Rows documents={closest} />
        </>
      )}
      <p className="flex flex-wrap gap-6">
        {nothing && narrowed && (
          <Button onClick={() => searchAgain(String(new URLSearchParams({ q: query })))}>
            Search all languages and kinds
          </Button>
        )}
        <Button look="quiet" onClick={() => searchAgain('')}>
          Show all games
        </Button>
      </p>
    </section>
  )
}

function Rows({ documents }: { documents: Answer['here'] }) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + step))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  if (documents.length === 0) return null
  return (
    <>
      <ul ref={list}>
        {documents.slice(0, shown).map((document) => (
          <DownloadRow
            key={document.id}
            document={document}
            place={
              <p className="text-ash text-sm">
                <a href={`/download/${document.set.slug}`}>{document.set.title}</a>
                {'\u00a0· '}
                {document.category}
              </p>
            }
          />
        ))}
      </ul>
      {documents.length > shown && (
        <Button look="secondary" className="self-start" onClick={showMore}>
          Show {Math.min(step, documents.length - shown)} more
        </Button>
      )}
    </>
  )
}
