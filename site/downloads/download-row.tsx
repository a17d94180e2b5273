import type { ReactNode } from 'react'
import { OutsideLink } from '../ui/outside-link.tsx'
import { documentFacts, type GameDocument, type UnavailableDocument } from './document.ts'
import { flagOf, type Language, languages } from './languages.ts'

/** Documents that are here, those in English first; `show-first.ts` puts the visitor's language before them. */
export function DownloadRows({
  documents,
  children,
}: {
  documents: readonly GameDocument[]
  /** What stands below a title, besides what every list says. */
  children?: (document: GameDocument) => ReactNode
}) {
  if (documents.length === 0) return null
  return (
    <ul data-documents>
      {documents
        .toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'))
        .map((it) => (
          <DownloadRow key={it.id} document={it}>
            {children?.(it)}
          </DownloadRow>
        ))}
    </ul>
  )
}

/** One document: flag, title as link to the file, what is known of it before the tap, and its permanent link. */
export function DownloadRow({
  document,
  place,
  children,
}: {
  document: GameDocument
  /** Where the document belongs, when the row stands apart from its set. */
  place?: ReactNode
  children?: ReactNode
}) {
  const { id, language, title, downloadUrl, replacedBy, spoiler } = document
  const facts = [language && languages[language].name, ...documentFacts(document)].filter(Boolean)
  const warnings = [
    replacedBy !== undefined && 'Earlier edition',
    spoiler && 'Spoilers: tells what happens later in the game',
  ].filter((it) => typeof it === 'string')
  return (
    <li data-language={language} className="download-row">
      {language ? <Flag language={language} /> : <span aria-hidden="true" />}
      <div>
        {place}
        <OutsideLink href={downloadUrl}>{title.replace(' MB)', '\u00a0MB)')}</OutsideLink>
        {warnings.map((text) => (
          <p key={text} className="text-ash text-sm">
            {text}
          </p>
        ))}
        {children}
      </div>
      <p>{facts.join('\u00a0· ')}</p>
      <button type="button" data-copy-link={`/d/${id}`} className="needs-script">
        Copy link<span className="sr-only">: {title}</span>
      </button>
    </li>
  )
}

/** What is not here yet, in one line that opens: plain text, for there is nothing to follow. */
export function Unavailable({
  documents,
  label = 'Not available yet',
  open,
}: {
  documents: readonly (UnavailableDocument & { game?: string })[]
  label?: string
  open?: boolean
}) {
  if (documents.length === 0) return null
  return (
    <details className="download-unavailable" open={open}>
      <summary>
        {label}: {documents.length}
      </summary>
      <ul>
        {documents.map(({ id, language, game, title }) => (
          <li key={id}>
            {language && <Flag language={language} />}
            {game && `${game}: `}
            {title}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The small flag of the specification ("Download entry"); its text alternative is the language's own name. */
function Flag({ language }: { language: Language }) {
  return (
    <img
      src={flagOf(language)}
      alt={languages[language].name}
      lang={language}
      width={24}
      height={16}
      loading="lazy"
    />
  )
}
