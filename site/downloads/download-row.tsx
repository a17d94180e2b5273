import type { ReactNode } from 'react'
import { OutsideLink } from '../ui/button.tsx'
import {
  byCategory,
  type DocumentSet,
  documentFacts,
  type GameDocument,
  type UnavailableDocument,
} from './document.ts'
import { flagOf, type Language, languages } from './languages.ts'

type Place = Pick<DocumentSet, 'slug' | 'title'>

/** Documents that are here, those in English first; `download-page.ts` puts the visitor's language before them. */
export function DownloadRows({ documents }: { documents: readonly GameDocument[] }) {
  if (documents.length === 0) return null
  return (
    <ul data-documents>
      {documents
        .toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'))
        .map((it) => (
          <DownloadRow key={it.id} document={it} />
        ))}
    </ul>
  )
}

/**
 * One document: flag, title as link to the file, what is known of it before the tap, and its permanent link. The title
 * begins with the `set` where the row stands apart from it.
 */
export function DownloadRow({ document }: { document: GameDocument & { set?: Place } }) {
  const { id, set, language, downloadUrl, replacedBy, spoiler, changeNote } = document
  const title = set ? `${set.title}: ${document.title}` : document.title
  const facts = [
    language && languages[language].name,
    replacedBy !== undefined && 'earlier edition',
    ...documentFacts(document),
  ].filter(Boolean)
  const notes = [spoiler && 'Spoilers: tells what happens later in the game', changeNote].filter(
    (it) => typeof it === 'string',
  )
  return (
    <li data-language={language} className="download-row">
      {language ? <Flag language={language} /> : <span aria-hidden="true" />}
      <div>
        <OutsideLink href={downloadUrl}>{title.replace(' MB)', '\u00a0MB)')}</OutsideLink>
        {notes.map((text) => (
          <p key={text} className="text-ash text-sm">
            {text}
          </p>
        ))}
      </div>
      <p>{facts.join('\u00a0· ')}</p>
      <button type="button" data-copy-link={`/d/${id}`} className="needs-script">
        Copy link<span className="sr-only">: {title}</span>
      </button>
    </li>
  )
}

/**
 * What is not here yet, in one line that opens: under the names of its sets, else of its categories, in plain text, for
 * there is nothing to follow; and where to ask.
 */
export function Unavailable({
  documents,
  heading = <span>Not available yet</span>,
  open,
  children,
}: {
  documents: readonly (UnavailableDocument & { set?: Place })[]
  heading?: ReactNode
  open?: boolean
  children?: ReactNode
}) {
  if (documents.length === 0) return null
  const groups = byCategory(documents.map((it) => ({ ...it, category: it.set?.title ?? it.category })))
  return (
    <details className="download-unavailable" open={open}>
      <summary>
        {heading}
        <span>{documents.length}</span>
      </summary>
      {groups.map((group) => (
        <div key={group.category}>
          <p>{group.category}</p>
          <ul>
            {group.documents.map(({ id, language, title }) => (
              <li key={id}>
                {language && <Flag language={language} />}
                {title}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children}
      <AskUs />
    </details>
  )
}

/** Where else to ask, wherever something is not here. */
export function AskUs() {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      Is a document missing?
      <a href="/contact" className="inline-flex min-h-11 items-center underline underline-offset-4">
        Ask us
      </a>
    </p>
  )
}

/** The small flag of the specification ("Download entry"); its text alternative is the language's own name, where that is not beside it. */
export function Flag({ language, named = true }: { language: Language; named?: boolean }) {
  return (
    <img
      src={flagOf(language)}
      alt={named ? languages[language].name : ''}
      lang={language}
      width={24}
      height={16}
      loading="lazy"
    />
  )
}
