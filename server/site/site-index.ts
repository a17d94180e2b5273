import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { cachingRules, commonHeaders, openFiles, openHeaders, policyRules, ruleFor } from './headers.ts'
import { mediaType } from './media-types.ts'
import { pagePolicy } from './page-policy.ts'
import { type MovedTo, movedBy, type Redirect, readRedirects } from './redirects.ts'

export type Encoding = 'br' | 'gzip'

/**
 * One stored form of a file: as it is, or compressed ahead of time. Small ones are kept in memory. `headers` are those
 * of the whole, names and values in turn, as Node takes them with the least work; the length comes last.
 */
export type Representation = {
  path: string
  bytes: number
  etag: string
  headers: string[]
  body: Buffer | undefined
}

export type SiteFile = {
  /** From the site's folder on: `/contact/index.html`, whose address is `/contact`. */
  name: string
  isPage: boolean
  policy: string
  lastModified: string
  plain: Representation
  encoded: Partial<Record<Encoding, Representation>>
}

/** All addresses the site answers, worked out once: an address that is not in here reaches no file, however it is spelt. */
export type Site = {
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile | undefined
  redirects: readonly Redirect[]
  movedTo: MovedTo
}

/** For a service whose site is kept on another server. */
export const emptySite: Site = { files: new Map(), notFound: undefined, redirects: [], movedTo: movedBy([]) }

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
  for (const hidden of hiddenAddresses) files.delete(hidden)
  const redirects = [...readRedirects(folder), ...pageRedirects(files)]
  return { files, notFound, redirects, movedTo: movedBy(redirects) }
}

/** Files of the built site that are no addresses. */
export const hiddenAddresses = [
  '/404',
  '/404/',
  '/404/index.html',
  '/404.html',
  '/__spa-fallback.html',
  '/_redirects',
  '/_headers',
]

/** The other spellings of a page's address, and the one they are sent on to. */
export function pageRedirects(files: Site['files']): Redirect[] {
  const pages = [...files].filter(([, file]) => file.isPage && file.name.endsWith('/index.html'))
  return pages.flatMap(([address, { name }]) => {
    const spellings = address === '/' ? [name] : [`${address}/`, name]
    return spellings.map((from) => ({ from, to: encodeURI(address), status: 308 }))
  })
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
  const isPage = type.startsWith('text/html')
  const path = join(folder, name)
  const page = isPage ? readFileSync(path) : undefined
  const policy = page ? pagePolicy(page.toString(), { tls }) : ruleFor(policyRules, `/${name}`)
  const companions = encodings.flatMap(([encoding, ending]) => {
    const companion = found.get(name + ending)
    return companion ? [{ encoding, path: path + ending, stats: companion }] : []
  })
  const headers = {
    ...commonHeaders({ tls }),
    ...(openFiles.test(`/${name}`) && openHeaders),
    'Content-Security-Policy': policy,
    'Content-Type': type,
    'Cache-Control': ruleFor(cachingRules, `/${name}`),
    'Last-Modified': stats.mtime.toUTCString(),
    ...(companions.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  const encoded: SiteFile['encoded'] = {}
  for (const it of companions) {
    encoded[it.encoding] = represent(it.path, it.stats, budget, {
      ...headers,
      'Content-Encoding': it.encoding,
    })
  }
  const plain = represent(path, stats, budget, { ...headers, 'Accept-Ranges': 'bytes' }, page)
  return { name: `/${name}`, isPage, policy, lastModified: headers['Last-Modified'], plain, encoded }
}

function represent(
  path: string,
  stats: Stats,
  budget: { bytes: number },
  headers: Record<string, string>,
  read?: Buffer,
): Representation {
  const body =
    stats.size <= Math.min(largestInMemory, budget.bytes) ? (read ?? readFileSync(path)) : undefined
  budget.bytes -= body?.length ?? 0
  // Hashing gigabytes of documents would delay the start; size and time are what other servers use, too.
  const mark = body
    ? createHash('sha256').update(body).digest('base64url').slice(0, 27)
    : `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}`
  const etag = `"${mark}"`
  const all = { ...headers, ETag: etag, 'Content-Length': String(stats.size) }
  return { path, bytes: stats.size, etag, headers: Object.entries(all).flat(), body }
}
