import { readFileSync } from 'node:fs'
import type { Redirect } from '../build/built-site.server.ts'
import { content } from '../content.server.ts'
import type { DocumentSet, GameDocument, RegisterEntry } from './download-schema.ts'

const redirectsFile = 'content/redirects.txt'

/** Every address of this site that leads to another one: `build/redirects.json`. Throws for a line by hand that is none. */
export function redirects(): Redirect[] {
  const all = [...documentRedirects(content().sets), ...redirectsByHand()]
  // The last for an address counts.
  return [...new Map(all.map((it) => [it.from, it])).values()]
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
      const isPath = /^\/([^%*]|%[0-9a-f]{2})*$/i.test(from)
      if (!isPath || !to || !known || rest.length > 0)
        throw new Error(
          `${redirectsFile}: found "${line}", allowed: "/from /to" and a status of 301, 302 or 308`,
        )
      return { from: decodeURIComponent(from), to, status: known }
    })
}

/** `/d/<id>` leads to the latest edition that is here, or to the page of its set. */
export function documentRedirects(sets: readonly DocumentSet[]): Redirect[] {
  const documents = new Map(sets.flatMap((set) => set.documents.map((it) => [it.id, it])))
  return sets.flatMap((set) => [
    ...set.documents.map((it) => permanentLink(it, latestOf(it, documents).downloadUrl)),
    ...set.unavailable.map((it) => permanentLink(it, `/download/${set.slug}`)),
  ])
}

function permanentLink({ id }: RegisterEntry, to: string): Redirect {
  return { from: `/d/${id}`, to, status: 302 }
}

function latestOf(document: GameDocument, documents: ReadonlyMap<string, GameDocument>): GameDocument {
  const next = document.replacedBy === undefined ? undefined : documents.get(document.replacedBy)
  return next ? latestOf(next, documents) : document
}
