import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Redirect } from '../build/built-site.server.ts'
import { readLedger } from '../build/ledger.server.ts'
import type { DocumentSet, GameDocument } from './document.ts'
import { copyFiles } from './files.server.ts'
import { downloads } from './load-downloads.server.ts'

const byHandFile = 'content/redirects.txt'

/** Every address of this site that leads to another one: `build/redirects.json`. Throws for a line by hand that is none. */
export function redirects(): Redirect[] {
  const ledger = readLedger(readFileSync('content/ledger.txt', 'utf8'))
  const byHand = redirectsByHand(readFileSync(byHandFile, 'utf8'))
  const all = [...byHand, ...documentRedirects(downloads(), ledger)]
  // The first for an address counts.
  return [...new Map(all.toReversed().map((it) => [it.from, it])).values()]
}

/** Puts the files of documents to their addresses in the built site, but none where a redirect by hand leads on. */
export function documentFiles(): AstroIntegration {
  return {
    name: 'document-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const moved = redirectsByHand(readFileSync(byHandFile, 'utf8')).map((it) => it.from)
        await copyFiles(downloads(), fileURLToPath(dir), new Set(moved))
      },
    },
  }
}

/** Lines of `/from /to status`; `#` starts a comment. Addresses are written encoded, for they may hold no spaces. */
export function redirectsByHand(text: string): Redirect[] {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to, status = '302', ...rest] = line.split(/\s+/)
      const known = ([301, 302, 308] as const).find((it) => String(it) === status)
      if (!isPath(from) || !to || !known || rest.length > 0)
        throw new Error(
          `${byHandFile}: found "${line}", allowed: "/from /to" and a status of 301, 302 or 308`,
        )
      return { from: decodeURIComponent(from), to, status: known }
    })
}

/**
 * | address                                          | leads to                                           |
 * | ------------------------------------------------ | -------------------------------------------------- |
 * | /d/<document>                                    | the latest edition that is here                    |
 * | /d/<document>, not available yet                 | the page of its set                                |
 * | /d/<document>, once published and since taken out | the page of the set whose ids begin most alike     |
 * | feeds in the former formats                      | the RSS feed                                       |
 * | /files/<set>/all.zip and SHA256SUMS              | the page of the set, which has the ZIP if there is one |
 * | /catalogue.schema.json                           | the catalogue                                      |
 */
export function documentRedirects(sets: readonly DocumentSet[], ledger: readonly string[]): Redirect[] {
  const documents = new Map(sets.flatMap((set) => set.documents.map((it) => [it.id, it])))
  const setOf = new Map(
    sets.flatMap(({ slug, documents, unavailable }) =>
      [{ id: slug }, ...documents, ...unavailable].map(({ id }) => [id, slug]),
    ),
  )
  const published = ledger.flatMap((it) => /^\/d\/(.+)$/.exec(it)?.[1] ?? [])
  const ids = new Set([
    ...documents.keys(),
    ...sets.flatMap((it) => it.unavailable.map(({ id }) => id)),
    ...published,
  ])
  const lasting = [...ids].map((id) => {
    const document = documents.get(id)
    const set = setOf.get(id) ?? setOf.get(mostAlike(id, [...setOf.keys()]))
    return { from: `/d/${id}`, to: document ? latestOf(document, documents).downloadUrl : `/download/${set}` }
  })
  const former = sets.flatMap(({ slug }) => [
    ...['feed.atom', 'feed.json'].map((it) => [`/download/${slug}/${it}`, `/download/${slug}/rss.xml`]),
    ...['all.zip', 'SHA256SUMS'].map((it) => [`/files/${slug}/${it}`, `/download/${slug}`]),
  ])
  const moved = [
    ['/download/feed.atom', '/rss.xml'],
    ['/download/feed.json', '/rss.xml'],
    ['/catalogue.schema.json', '/catalogue.json'],
    ...former,
  ].map(([from = '', to = '']) => ({ from, to, status: 301 as const }))
  return [...lasting.map((it) => ({ ...it, status: 302 as const })), ...moved]
}

function latestOf(document: GameDocument, documents: ReadonlyMap<string, GameDocument>): GameDocument {
  const next = document.replacedBy === undefined ? undefined : documents.get(document.replacedBy)
  return next ? latestOf(next, documents) : document
}

/** The known id that shares most words with `id`, counted from the start. */
function mostAlike(id: string, known: readonly string[]): string {
  const words = id.split('-')
  const shared = (other: string) => {
    const those = other.split('-')
    const end = words.findIndex((word, at) => word !== those[at])
    return end < 0 ? words.length : end
  }
  return known.toSorted((a, b) => shared(b) - shared(a))[0] ?? ''
}

/** Whether a text is a path of this site whose percent signs encode something. */
function isPath(text: string): boolean {
  try {
    return decodeURIComponent(text).startsWith('/') && !text.includes('*')
  } catch {
    return false
  }
}
