import type { ReactNode } from 'react'
import type { DocumentEntry, WithSet } from '../documents/document.ts'
import { linkRowClass } from '../ui/link.tsx'
import { Flag } from './document-row.tsx'

type UnavailableFoldProps = {
  documents: readonly WithSet<DocumentEntry>[]
  /** The name of a set that has no other documents. */
  heading?: ReactNode
  /** The permanent links of the documents lead to the lines: the browser opens the fold around them. */
  areTargets?: boolean
  open?: boolean
  children: ReactNode
}

/**
 * Documents that are not available yet, folded into one line: their titles by set or by category, as plain text, because
 * there is nothing to link to. `children` are below them.
 */
export function UnavailableFold({ documents, heading, areTargets = false, open, children }: UnavailableFoldProps) {
  if (documents.length === 0) return null
  return (
    <details className="download-unavailable" open={open}>
      <summary>
        {heading}
        <span>Not available yet</span>
      </summary>
      {[...Map.groupBy(documents, ({ set, category }) => set?.title ?? category)].map(([name, group]) => (
        <div key={name}>
          <p>{name}</p>
          <ul>
            {group.map(({ id, language, title }) => (
              <li key={id} id={areTargets ? id : undefined}>
                {language && <Flag language={language} />}
                {title}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children}
    </details>
  )
}

/** Where else to ask, wherever something is not available. */
export function AskUs() {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      Is a document missing?
      <a href="/contact" className={linkRowClass}>
        Ask us
      </a>
    </p>
  )
}
