import type { ReactNode } from 'react'
import { OutsideLink } from '../ui/outside-link.tsx'
import { type GameDocument, isStandIn, standInMark } from './document.ts'
import { flagOf, type Language, languages } from './languages.ts'
import { rowFacts, rowWarnings } from './row-facts.ts'

/** On wide screens a list of what was found is a table of two columns: where a document belongs, and the document. */
const besidePlace = 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-6 lg:*:not-first:col-start-2'

/**
 * One document: flag, title as link to the file, and what is known of it before the tap. `place` says where it belongs
 * when the row stands apart from its set.
 */
export function DownloadRow({
  row,
  place,
  picture,
  children,
}: {
  row: GameDocument
  place?: ReactNode
  picture?: ReactNode
  children?: ReactNode
}) {
  const { language } = row
  const facts = rowFacts(row)
  const missing = isStandIn(row)
  return (
    <li data-language={language} data-is={row.is} className="download-row">
      {language ? <LanguageFlag language={language} /> : <span aria-hidden="true" />}
      <div className={place ? besidePlace : undefined}>
        {place}
        <OutsideLink href={row.downloadUrl}>{row.title.replace(' MB)', '\u00a0MB)')}</OutsideLink>
        <p>
          {missing && <span className="text-brass">{standInMark}</span>}
          {missing && language && '\u00a0· '}
          {language && <span lang={language}>{languages[language].name}</span>}
          {language && facts.length > 0 && '\u00a0· '}
          {facts.join('\u00a0· ')}
        </p>
        {rowWarnings(row).map((text) => (
          <p key={text} className="text-brass text-sm">
            {text}
          </p>
        ))}
        {children}
      </div>
      {picture}
    </li>
  )
}

/** The small flag of specification §3; its text alternative is the language's own name. */
function LanguageFlag({ language }: { language: Language }) {
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
