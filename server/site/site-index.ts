import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { cachingRules, commonHeaders, openFiles, openHeaders, policyRules, ruleFor } from './headers.ts'
import { mediaType } from './media-types.ts'
import { pagePolicy } from './page-policy.ts'
import { byAddress, type Redirect, type Redirects, readRedirects } from './redirects.ts'

export type Encoding = 'br' | 'gzip'

export type SiteFile = {
  /** From the site's folder on: `/contact/index.html`, whose address is `/contact`. */
  name: string
  isPage: boolean
  /** Those of the project; what follows from the bytes on the disk is added when they are sent. */
  headers: Record<string, string>
  /** In which it lies beside itself, compressed by the build. */
  encodings: Encoding[]
}

/** All addresses the site answers, worked out once: an address that is not in here reaches no file, however it is spelt. */
export type Site = {
  folder: string
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile | undefined
  redirects: Redirects
}

/** For a service whose site is kept on another server. */
export const emptySite: Site = {
  folder: '',
  files: new Map(),
  notFound: undefined,
  redirects: new Map(),
}

/** The names of compressed files; the best comes first. */
export const endings = { br: '.br', gzip: '.gz' } as const

export class SiteMissingError extends Error {}

/** Throws SiteMissingError when the folder holds no built site. */
export function readSite(folder: string, { tls }: { tls: boolean }): Site {
  const found = listFiles(folder)
  if (!found.has('index.html')) {
    throw new SiteMissingError(`There is no built site in ${folder}: run "npm run build" first.`)
  }
  const files = new Map<string, SiteFile>()
  for (const name of found) {
    if (isCompanion(name, found)) continue
    files.set(addressOf(name), describeFile(folder, name, found, tls))
  }
  const notFound = files.get('/404.html')
  // The not-found page is an answer, not an address.
  for (const hidden of hiddenAddresses) files.delete(hidden)
  // Where there is a file it is sent, on other servers too.
  const moved = readRedirects(folder).filter(({ from }) => !files.has(from))
  const redirects = byAddress([...moved, ...pageRedirects(files)])
  return { folder: resolve(folder), files, notFound, redirects }
}

/** Files of the built site that are no addresses. */
export const hiddenAddresses = ['/404', '/404/', '/404/index.html', '/404.html', '/_redirects', '/_headers']

/** The other spellings of a page's address, and the one they are sent on to. */
function pageRedirects(files: Site['files']): Redirect[] {
  const pages = [...files].filter(([, file]) => file.isPage && file.name.endsWith('/index.html'))
  return pages.flatMap(([address, { name }]) => {
    const spellings = address === '/' ? [name] : [`${address}/`, name]
    return spellings.map((from) => ({ from, to: encodeURI(address), status: 308 }))
  })
}

const encodings = ['br', 'gzip'] as const

function listFiles(folder: string): Set<string> {
  const entries = isKind(folder, 'isDirectory')
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : []
  const names = entries.map((it) => it.split(sep).join('/'))
  // Hidden files are tools' leftovers, but /.well-known/ is a public place (RFC 8615).
  const visible = names.filter(
    (it) => !it.split('/').some((part) => part.startsWith('.') && part !== '.well-known'),
  )
  return new Set(visible.sort().filter((it) => isKind(join(folder, it), 'isFile')))
}

/** False as well for a link that leads nowhere, which is no reason to leave out everything else. */
function isKind(path: string, kind: 'isFile' | 'isDirectory') {
  const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false })
  return stats?.[kind]() ?? false
}

function isCompanion(name: string, found: ReadonlySet<string>) {
  return encodings.some((it) => name.endsWith(endings[it]) && found.has(name.slice(0, -endings[it].length)))
}

function addressOf(name: string) {
  return `/${name}`.replace(/\/index\.html$/, '') || '/'
}

function describeFile(folder: string, name: string, found: ReadonlySet<string>, tls: boolean): SiteFile {
  const type = mediaType(name)
  const isPage = type.startsWith('text/html')
  const policy = isPage
    ? pagePolicy(readFileSync(join(folder, name), 'utf8'), { tls })
    : ruleFor(policyRules, `/${name}`)
  const compressed = encodings.filter((it) => found.has(name + endings[it]))
  const headers = {
    ...commonHeaders({ tls }),
    ...(openFiles.test(`/${name}`) && openHeaders),
    'Content-Security-Policy': policy,
    'Content-Type': type,
    'Cache-Control': ruleFor(cachingRules, `/${name}`),
    ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  return { name: `/${name}`, isPage, headers, encodings: compressed }
}
