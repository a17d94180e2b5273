import { decodedPath } from '../build/addresses.ts'
import type { Redirect } from '../build/built-site.server.ts'
import type { DocumentSet } from '../downloads/document-schema.ts'
import { type Mistake, mistake } from './content-mistakes.ts'

export const redirectsFile = 'content/redirects.txt'
const statuses = [301, 302, 308] as const

/**
 * The redirects in the text which staff write. A line is `/from /to status`, `#` starts a comment, addresses are percent-encoded
 * and 302 is the status of a line without one. Adds a mistake for each line that is none of this.
 */
export function readRedirects(text: string, mistakes: Mistake[]): Redirect[] {
  const seen = new Set<string>()
  return text.split('\n').flatMap((line, index) => {
    const entry = line.replace(/(^|\s)#.*/, '').trim()
    if (entry === '') return []
    const [from = '', to, code = '302', ...rest] = entry.split(/\s+/)
    const status = statuses.find((known) => String(known) === code)
    const path = /^\/[^*?#]*$/.test(from) ? decodedPath(from) : undefined
    const isNew = path !== undefined && !seen.has(path)
    if (isNew && to && /^(\/(?!\/)|https?:)/.test(to) && status && rest.length === 0) {
      seen.add(path)
      return [{ from: path, to, status }]
    }
    const allowed = '"/from /to", each "from" once, and a status of 301, 302 or 308'
    mistakes.push(mistake(redirectsFile, `line ${index + 1}`, `"${entry}"`, allowed))
    return []
  })
}

/** `/d/<id>` leads to the document, or to the page of its set while it is not available. */
export function documentRedirects(sets: readonly DocumentSet[]): Redirect[] {
  return sets.flatMap(({ slug, documents, unavailable }) =>
    [...documents, ...unavailable.map(({ id }) => ({ id, downloadUrl: `/download/${slug}` }))].map(
      ({ id, downloadUrl }) => ({ from: `/d/${id}`, to: downloadUrl, status: 302 }),
    ),
  )
}
