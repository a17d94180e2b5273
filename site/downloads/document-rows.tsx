import type { ReactNode } from 'react'
import type { Language } from '../content/languages.ts'
import { byLanguage } from './by-language.ts'

/** A list of documents, those in English first; `language-order.ts` puts the visitor's language before them. */
export function DocumentRows<Row extends { language?: Language }>({
  rows,
  children,
  className = '',
}: {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
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
