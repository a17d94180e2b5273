import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Clock, day } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { type Scan, ScannerError, verdictOf } from './virus-scan.ts'

/** Addresses under which one attachment can be fetched without signing in, until they expire. */
export type AttachmentLinks = ReturnType<typeof attachmentLinks>

export function attachmentLinks(secret: () => Promise<string>, publicUrl: string, days: number) {
  let known: string | undefined
  async function sign(id: string, expires: string) {
    known ??= await secret()
    return createHmac('sha256', known).update(`attachment ${id} ${expires}`).digest('base64url')
  }
  return {
    async make(id: string, now: number) {
      const expires = String(now + days * day)
      const search = `expires=${expires}&signature=${await sign(id, expires)}`
      return new URL(`/attachments/${id}?${search}`, publicUrl).href
    },
    async isGood(id: string, expires = '', signature = '', now: number) {
      const [expected, given] = [Buffer.from(await sign(id, expires)), Buffer.from(signature)]
      return Number(expires) > now && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

type Parts = { store: Store; links: AttachmentLinks; scan: Scan | undefined; clock: Clock }

/** The links in the staff's mails. Always a download, never shown in the browser, never kept by a cache. */
export function registerAttachmentLinks(app: FastifyInstance, { store, links, scan, clock }: Parts) {
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    '/attachments/:id',
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      const { id } = request.params
      if (!(await links.isGood(id, request.query.expires, request.query.signature, clock()))) {
        return reply
          .code(403)
          .send('This link has expired or is not complete. The command line still has the file.')
      }
      const attachment = await store.findAttachment(id)
      if (!attachment) return reply.code(404).send('This file has been erased.')
      const verdict = await verdictOf(attachment, store, scan).catch((error: unknown) => {
        if (!(error instanceof ScannerError)) throw error
        request.log.warn({ err: error, id }, 'a file cannot be scanned yet')
      })
      if (verdict === undefined)
        return reply.code(503).send('The virus scanner does not answer. Try again in a few minutes.')
      if (verdict === 'infected')
        return reply.code(403).send('The virus scanner found something in this file. It is never handed out.')
      reply.headers({
        'Content-Type': attachment.type,
        'Content-Length': attachment.bytes,
        'Content-Security-Policy': 'sandbox',
        // The name twice: plain for old clients, and encoded as RFC 6266 has it.
        'Content-Disposition': `attachment; filename="${attachment.name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encode(attachment.name)}`,
      })
      return reply.send(Readable.from(store.readAttachment(id), { objectMode: false }))
    },
  )
}

function encode(name: string) {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
