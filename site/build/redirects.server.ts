import { readFileSync } from 'node:fs'
import { content } from '../content.server.ts'
import type { DocumentSet } from '../downloads/document-schema.ts'
import { decoded, type Redirect } from './built-site.server.ts'

const redirectsFile = 'content/redirects.txt'

/** Every address of this site that leads to another one: `build/redirects.json`. Throws for a line by hand that is none. */
export function redirects(): Redirect[] {
  const all = [...documentRedirects(content().sets), ...redirectsByHand()]
  // The last for an address counts.
  return [...new Map(all.map((redirect) => [redirect.from, redirect])).values()]
}

/** Lines of `/from /to status`; `#` starts a comment. Addresses are written encoded, for they may hold no spaces. */
export function redirectsByHand(text = readFileSync(redirectsFile, 'utf8')): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to, status = '302', ...rest] = line.split(/\s+/)
      const known = ([301, 302, 308] as const).find((it) => String(it) === status)
      const path = /^\/[^*]*$/.test(from) ? decoded(from) : undefined
      if (path === undefined || !to || !known || rest.length > 0)
        throw new Error(
          `${redirectsFile}: found "${line}", allowed: "/from /to" and a status of 301, 302 or 308`,
        )
      return { from: path, to, status: known }
    })
}

/** `/d/<id>` leads to the document, or to the page of its set while it is not available. */
export function documentRedirects(sets: readonly DocumentSet[]): Redirect[] {
  return sets.flatMap(({ slug, documents, unavailable }) => [
    ...documents.map(({ id, downloadUrl }) => redirect(id, downloadUrl)),
    ...unavailable.map(({ id }) => redirect(id, `/download/${slug}`)),
  ])
}

function redirect(id: string, to: string): Redirect {
  return { from: `/d/${id}`, to, status: 302 }
}
