import type { ReactNode } from 'react'
import { byLanguage } from './by-language.ts'
import type { GameDocument } from './document.ts'

/** A list of documents, those in English first; `language-order.ts` puts the visitor's language before them. */
export function DocumentRows({
  rows,
  children,
  className = '',
}: {
  rows: readonly GameDocument[]
  children: (row: GameDocument) => ReactNode
  className?: string
}) {
  return (
    <>
      <p className="text-ash text-sm empty:hidden" />
      <ul data-documents className={`divide-y divide-seam ${className}`}>
        {byLanguage(rows, 'en').map(children)}
      </ul>
    </>
  )
}
