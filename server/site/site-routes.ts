import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from './send-file.ts'
import type { Site, SiteFile } from './site-index.ts'

/**
 * The built site, and what is said at an address it does not have.
 *
 * | address                                | answer                                       |
 * |----------------------------------------|----------------------------------------------|
 * | of a page or file                      | 200 (or 206, 304, 416)                       |
 * | in `_redirects`                        | its status and target                        |
 * | of a page with a slash at its end      | 308 to the one without                       |
 * | of a page with `/index.html`           | 308 to the one without                       |
 * | any other, asked by a browser          | 404 with the not-found page                  |
 * | any other, asked for JSON              | 404 in words                                 |
 * | of a page or file, not by GET or HEAD  | 405                                          |
 */
export function registerSite(app: FastifyInstance, site: () => Site) {
  app.setNotFoundHandler((request, reply) => answer(request, reply, site()))
}

function answer(request: FastifyRequest, reply: FastifyReply, { files, notFound, movedTo }: Site) {
  const [path = '/', ...query] = request.url.split('?')
  const address = decode(path)
  if (address === undefined) return reply.code(400).send('This address is not spelt correctly.')
  const file = files.get(address)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!file) return reply.code(404).send('There is nothing at this address.')
    return reply.code(405).header('Allow', 'GET, HEAD').send('This address can only be read.')
  }
  if (file) return sendPastHooks(request, reply, file)
  const moved = movedTo(address)
  if (moved) return reply.redirect(moved.to + (query.length > 0 ? `?${query.join('?')}` : ''), moved.status)
  const accept = request.headers.accept ?? ''
  if (notFound && !(accept.includes('json') && !accept.includes('html'))) {
    return sendPastHooks(request, reply, notFound, 404)
  }
  return reply.code(404).send('There is nothing at this address.')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not percent-encoding; the caller answers it.
    return undefined
  }
}

/** A file's headers are complete; the framework would only add to them. */
function sendPastHooks(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status?: number) {
  reply.hijack()
  sendFile(request.raw, reply.raw, file, status)
}
