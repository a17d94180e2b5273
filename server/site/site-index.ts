import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { cacheControl, commonHeaders, filePolicy, openHeaders, pagePolicy } from './headers.ts'
import { mediaType } from './media-types.ts'
import { type Redirect, readRedirects } from './redirects.ts'

export type Encoding = 'br' | 'gzip'

/** One stored form of a file: as it is, or compressed ahead of time. Small ones are kept in memory. */
export type Representation = { path: string; bytes: number; etag: string; body: Buffer | undefined }

export type SiteFile = {
  headers: Record<string, string>
  lastModified: string
  plain: Representation
  encoded: Partial<Record<Encoding, Representation>>
}

/** All addresses the site answers, worked out once: an address that is not in here reaches no file, however it is spelt. */
export type Site = {
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile | undefined
  redirects: readonly Redirect[]
}

/** For a service whose site is kept on another server. */
export const emptySite: Site = { files: new Map(), notFound: undefined, redirects: [] }

export class SiteMissingError extends Error {}

/** Throws SiteMissingError when the folder holds no built site. */
export function readSite(folder: string, { tls }: { tls: boolean }): Site {
  const found = listFiles(folder)
  if (!found.has('index.html')) {
    throw new SiteMissingError(`There is no built site in ${folder}: run "npm run build" first.`)
  }
  const budget = { bytes: memoryBudget }
  const files = new Map<string, SiteFile>()
  for (const [name, stats] of found) {
    if (isCompanion(name, found)) continue
    files.set(addressOf(name), describeFile(folder, name, stats, found, budget, tls))
  }
  const notFound = files.get('/404.html')
  // The not-found page is an answer, not an address.
  for (const hidden of ['/404', '/404.html', '/__spa-fallback.html', '/_redirects', '/_headers'])
    files.delete(hidden)
  return { files, notFound, redirects: readRedirects(folder) }
}

// What is small is answered from memory; the budget keeps a huge site from taking all of it.
const largestInMemory = 128 * 1024
const memoryBudget = 96 * 1024 * 1024
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

function listFiles(folder: string): Map<string, Stats> {
  const entries = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : []
  const names = entries.map((it) => it.split(sep).join('/'))
  // Hidden files are tools' leftovers, but /.well-known/ is a public place (RFC 8615).
  const visible = names.filter(
    (it) => !it.split('/').some((part) => part.startsWith('.') && part !== '.well-known'),
  )
  const stats = visible.sort().map((it) => [it, statSync(join(folder, it))] as const)
  return new Map(stats.filter(([, it]) => it.isFile()))
}

function isCompanion(name: string, found: ReadonlyMap<string, Stats>) {
  return encodings.some(([, ending]) => name.endsWith(ending) && found.has(name.slice(0, -ending.length)))
}

function addressOf(name: string) {
  return `/${name}`.replace(/\/index\.html$/, '') || '/'
}

function describeFile(
  folder: string,
  name: string,
  stats: Stats,
  found: ReadonlyMap<string, Stats>,
  budget: { bytes: number },
  tls: boolean,
): SiteFile {
  const type = mediaType(name)
  const plain = represent(join(folder, name), stats, budget)
  const encoded: SiteFile['encoded'] = {}
  for (const [encoding, ending] of encodings) {
    const companion = found.get(name + ending)
    if (companion) encoded[encoding] = represent(join(folder, name + ending), companion, budget)
  }
  const isPage = type.startsWith('text/html')
  const html = isPage ? (plain.body ?? readFileSync(plain.path)).toString() : ''
  return {
    headers: {
      ...commonHeaders({ tls }),
      ...openHeaders(addressOf(name)),
      'Content-Security-Policy': isPage ? pagePolicy(html, { tls }) : filePolicy(type),
      'Content-Type': type,
      'Cache-Control': cacheControl(addressOf(name), type),
      ...(Object.keys(encoded).length > 0 && { Vary: 'Accept-Encoding' }),
    },
    lastModified: stats.mtime.toUTCString(),
    plain,
    encoded,
  }
}

function represent(path: string, stats: Stats, budget: { bytes: number }): Representation {
  const body = stats.size <= Math.min(largestInMemory, budget.bytes) ? readFileSync(path) : undefined
  budget.bytes -= body?.length ?? 0
  // Hashing gigabytes of documents would delay the start; size and time are what other servers use, too.
  const mark = body
    ? createHash('sha256').update(body).digest('base64url').slice(0, 27)
    : `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}`
  return { path, bytes: stats.size, etag: `"${mark}"`, body }
}
