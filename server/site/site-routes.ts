import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endings, type Site, type SiteFile } from './site-index.ts'

/** Of every file of the site. */
export const siteRoute = '/*'

/**
 * The built site, and what is said at an address it does not have.
 *
 * | address                                | answer                                       |
 * |----------------------------------------|----------------------------------------------|
 * | of a page or file                      | 200 (or 206, 304, 412, 416)                  |
 * | in `_redirects`                        | its status and target                        |
 * | of a page with a slash at its end      | 308 to the one without                       |
 * | of a page with `/index.html`           | 308 to the one without                       |
 * | any other, asked by a browser          | 404 with the not-found page                  |
 * | any other, asked for JSON              | 404 in words                                 |
 * | of a page or file, not by GET or HEAD  | 405                                          |
 */
export async function registerSite(app: FastifyInstance, site: () => Site) {
  // Which file, in which encoding and with which headers, the table of the site says; the package sends it.
  await app.register(fastifyStatic, { serve: false, index: false, cacheControl: false, contentType: false })

  app.get<{ Params: { '*': string } }>(siteRoute, (request, reply) => {
    const { folder, files, redirects } = site()
    const address = `/${request.params['*']}`
    const file = files.get(address)
    if (file) return sendFile(request, reply, folder, file)
    const moved = redirects.get(address)
    if (!moved) return reply.callNotFound()
    const query = request.url.indexOf('?')
    return reply.redirect(moved.to + (query < 0 ? '' : request.url.slice(query)), moved.status)
  })

  app.setNotFoundHandler((request, reply) => {
    const { folder, files, notFound } = site()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && files.has(`/${Reflect.get(Object(request.params), '*')}`)) {
      return reply.code(405).header('Allow', 'GET, HEAD').send('This address can only be read.')
    }
    const { accept = '' } = request.headers
    if (!isRead || !notFound || (accept.includes('json') && !accept.includes('html'))) {
      return reply.code(404).send('There is nothing at this address.')
    }
    // The browser's copy of this page was one of another address: there is no part of it and no "not modified".
    const whole = { acceptRanges: false, etag: false, lastModified: false }
    return sendFile(request, reply.code(404), folder, notFound, whole)
  })
}

function sendFile(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  folder: string,
  file: SiteFile,
  options: { acceptRanges?: boolean; etag?: boolean; lastModified?: boolean } = {},
) {
  // A part is always one of the file as it is; compressed files are small and come whole.
  const accepted = headers.range === undefined ? (headers['accept-encoding'] ?? '') : ''
  const encoding = negotiate(String(accepted).toLowerCase(), file.encodings)
  return reply.sendFile(encoding ? file.name + endings[encoding] : file.name, folder, {
    ...options,
    // Not before, for a file that has gone is answered without its headers.
    onFile() {
      reply.headers(file.headers)
      if (encoding) reply.header('Content-Encoding', encoding)
    },
  })
}
