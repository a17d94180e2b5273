import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { canonicalPath, type Redirect, redirectsFile } from '../../contract/built-site.ts'
import { answerFolder } from '../../forms/answer-markup.ts'
import { siteRoute } from './web-server.ts'

/** Throws when the folder holds no built site. */
export function assertBuilt(folder: string): void {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, redirectsFile)))
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`)
}

/**
 * The built site, and the answers at paths that it does not have. A new build that takes the folder's place is served at
 * once; its redirects work after the next start.
 *
 * | path                                             | answer                                  |
 * |--------------------------------------------------|-----------------------------------------|
 * | of a page or file                                | 200 (or 206, 304, 412, 416)             |
 * | of a page, with a slash or `/index.html` behind  | 308 to the one without                  |
 * | in `redirects.json`, with a slash behind or not  | its status and target                   |
 * | not served, or other                             | 404 with the not-found page             |
 * | any, by another method than GET or HEAD          | 405                                     |
 */
export async function registerSite(app: FastifyInstance, folder: string) {
  const list: Redirect[] = JSON.parse(readFileSync(join(folder, redirectsFile), 'utf8'))
  const redirects = new Map(list.map((redirect) => [redirect.from, redirect]))
  const root = resolve(folder)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(fileHeaders(path.slice(root.length))),
  })

  app.get<{ Params: { '*': string } }>(siteRoute, { config: { onlyErrorsLogged: true } }, (request, reply) => {
    const path = `/${request.params['*']}`
    const page = path.replace(/\/(index\.html)?$/, '')
    // The reply is not returned, neither here nor below: Fastify adds listeners to each returned reply, and together with
    // those of the not-found handler they would be so many that Node warns of a leak.
    if (notServed.test(path)) reply.callNotFound()
    else if (page !== path && path !== '/' && existsSync(join(folder, page, 'index.html')))
      reply.redirect(withSearch(encodeURI(page) || '/', request.url), 308)
    else reply.sendFile(path)
  })

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.code(405).header('Allow', 'GET, HEAD').send('This address can only be read.')
      return
    }
    const [path = ''] = request.url.split('?')
    const moved = redirects.get(canonicalPath(path) ?? '')
    // The browser has no copy of it for this path, so the whole page is always sent.
    const sendAll = { acceptRanges: false, etag: false, lastModified: false }
    if (moved) reply.redirect(withSearch(moved.to, request.url), moved.status)
    else reply.code(404).sendFile('/404.html', sendAll)
  })
}

/**
 * The headers of one file of the site, beside those of every answer. `path`: within the site's folder, from the slash on.
 * Programs on any site may read what is `readableFromOtherOrigins`, and no other file.
 */
function fileHeaders(path: string): Record<string, string> {
  const file = path.replace(/\.(br|gz)$/, '')
  const crossOriginHeaders = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return { 'Cache-Control': cachingOf(file), ...(readableFromOtherOrigins.test(file) && crossOriginHeaders) }
}

/** The catalogue of documents, the sitemap and the feeds; `deploy/nginx.conf` has the same pattern. */
const readableFromOtherOrigins = /^\/(catalogue\.json|sitemap\.xml|(.+\/)?rss\.xml)$/

function cachingOf(file: string): string {
  // The browser asks each time whether its copy is still right; if it is, the answer has no body.
  if (file.endsWith('.html')) return 'no-cache'
  // A year: these names change with the content.
  if (/^\/(assets|img)\//.test(file)) return 'public, max-age=31536000, immutable'
  return 'public, max-age=3600'
}

/**
 * Paths that are never served: hidden files and parent folders (but /.well-known/ is a public place, RFC 8615), paths with
 * empty parts, compressed copies, the not-found page, the pages that the form service fills in.
 */
const notServed = new RegExp(String.raw`/\.(?!well-known/)|//|\.(br|gz)$|^/404(\.html|/|$)|^${answerFolder}(/|$)`)

/** The target; without a query of its own it gets the query of the request. */
function withSearch(target: string, asked: string): string {
  const [start = '', ...fragment] = target.split('#')
  const [, ...search] = asked.split('?')
  if (search.length === 0 || start.includes('?')) return target
  return [`${start}?${search.join('?')}`, ...fragment].join('#')
}
