import { pathOfDocument } from '../addresses/addresses.ts'
import { type AvailableDocument, titleWithSize, type WithSet } from '../documents/document.ts'
import { flagOf, type Language, languages } from '../documents/languages.ts'
import { counted } from '../text/amounts.ts'
import { NewTabLink } from '../ui/link.tsx'

/** Documents that are available, English ones first; `document-rows.client.ts` puts the visitor's language before them. */
export function DocumentRows({ documents }: { documents: readonly AvailableDocument[] }) {
  return (
    <ul data-documents>
      {documents
        .toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'))
        .map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
    </ul>
  )
}

/**
 * One document: flag, title with a link to the file, details, and its permanent link. In the
 * results of a search the row begins with the thumbnail and the title of its `set`.
 */
export function DocumentRow({ document }: { document: WithSet<AvailableDocument> }) {
  const { id, set, language, downloadUrl, spoiler, changeNote } = document
  const prefix = set ? `${set.title}: ` : ''
  return (
    <li data-language={language} className="document-row">
      {set?.thumbnail && (
        <img src={set.thumbnail} alt="" width={48} height={48} loading="lazy" className="document-thumbnail" />
      )}
      {language && <Flag language={language} />}
      <div>
        <NewTabLink href={downloadUrl}>{prefix + titleWithSize(document, '\u00a0')}</NewTabLink>
        {spoiler && <p>Spoilers: tells what happens later in the game</p>}
        {changeNote && <p>{changeNote}</p>}
        <p>{documentDetails(document).join('\u00a0· ')}</p>
      </div>
      <button
        type="button"
        data-copy-link={pathOfDocument(id)}
        aria-label={`Copy link: ${prefix}${titleWithSize(document)}`}
        title="Copy link"
        className="noscript:hidden"
      />
    </li>
  )
}

/** What is known of a document besides its title, in a visitor's words. */
export function documentDetails(document: AvailableDocument): string[] {
  const { language, earlierEdition, downloadUrl, pages, version, issued, madeFor } = document
  return [
    language && languages[language].name,
    earlierEdition && 'earlier edition',
    downloadUrl.endsWith('.zip') && 'ZIP',
    pages && counted(pages, 'page'),
    version && `version ${version}`,
    // "16 Apr 2025". `Intl` would block a phone for 70 ms when it makes its first format.
    issued && `issued ${new Date(issued).toUTCString().slice(5, 16)}`,
    madeFor && `for ${madeFor === 'print' ? 'printing' : 'screens'}`,
  ].filter((detail) => typeof detail === 'string')
}

/** The small flag (docs/specification.md, "Download entry"); its text alternative is the language's own name. */
export function Flag({ language }: { language: Language }) {
  return (
    <img src={flagOf(language)} alt={languages[language].name} lang={language} width={24} height={16} loading="lazy" />
  )
}
