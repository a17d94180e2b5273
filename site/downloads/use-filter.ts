import { useCallback, useEffect, useState } from 'react'
import { isDocumentKind } from './document-kinds.ts'
import { isLanguage } from './languages.ts'
import type { Filter } from './search.ts'

/** Everything, in every language. */
export const noFilter: Filter = { query: '', language: undefined, kind: undefined }

/** The search as the address has it (`?q=faq&language=pl&kind=faq`), so that a result can be sent to a friend. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(noFilter)

  // The window, whose address changes with Back and Forward.
  useEffect(() => {
    const read = () => setFilter(filterInAddress())
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  const change = useCallback((part: Partial<Filter>) => {
    // What is on the screen may be a choice behind on a slow phone; the address is not.
    const next = { ...filterInAddress(), ...part }
    const search = paramsOf(next).toString()
    window.history.replaceState(null, '', window.location.pathname + (search && `?${search}`))
    setFilter(next)
  }, [])

  return [filter, change]
}

export function isEmpty({ query, kind, language }: Filter): boolean {
  return query.trim() === '' && kind === undefined && language === undefined
}

export function filterInAddress(): Filter {
  return filterOf(new URLSearchParams(window.location.search))
}

/** Whatever an address may say: unknown kinds and languages are left out. */
export function filterOf(params: URLSearchParams): Filter {
  const kind = params.get('kind') ?? ''
  const language = params.get('language') ?? ''
  return {
    query: params.get('q') ?? '',
    ...(isDocumentKind(kind) ? { kind } : {}),
    ...(isLanguage(language) ? { language } : {}),
  }
}

function paramsOf({ query, kind, language }: Filter): URLSearchParams {
  const params = new URLSearchParams()
  if (query !== '') params.set('q', query)
  if (language) params.set('language', language)
  if (kind) params.set('kind', kind)
  return params
}
