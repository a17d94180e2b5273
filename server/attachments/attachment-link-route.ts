import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { AttachmentLinks } from './attachment-links.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { isNotThere } from './file-state.ts'

type Parts = { store: Store; attachments: AttachmentStore; links: AttachmentLinks; clock: Clock }

/** The links in the staff's mails. Always a download, never shown in the browser, never kept by a cache. */
export function registerAttachmentLinks(app: FastifyInstance, { store, attachments, links, clock }: Parts) {
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    '/attachments/:id',
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      const { id } = request.params
      if (!links.isGood(id, request.query.expires, request.query.signature, clock())) {
        return reply
          .code(403)
          .send('This link has expired or is not complete. The command line still has the file.')
      }
      const attachment = await store.findAttachment(id)
      if (!attachment) return reply.code(404).send('This file has been erased.')
      const content = await attachments.read(id).catch((error: unknown) => {
        if (!isNotThere(error)) throw error
        request.log.error({ err: error, id }, 'a file that is named is not there')
      })
      if (!content) return reply.code(404).send('Our copy of this file is missing. "verify" names it.')
      reply.headers({
        'Content-Type': attachment.type,
        'Content-Length': attachment.bytes,
        'Content-Security-Policy': 'sandbox',
        // The name twice: plain for old clients, and encoded as RFC 6266 has it.
        'Content-Disposition': `attachment; filename="${attachment.name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encode(attachment.name)}`,
      })
      return reply.send(content)
    },
  )
}

function encode(name: string) {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
