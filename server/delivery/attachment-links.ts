import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Clock, day } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { type Scan, ScannerError, scanIfNeeded } from './virus-scan.ts'

/**
 * The URL of one attachment, for everybody who has the mail. Its id is 122 random bits, so nobody finds it by trying;
 * it is in the query, which is never logged.
 */
export function attachmentLink(publicUrl: string, id: string): string {
  return new URL(`/attachments?file=${id}`, publicUrl).href
}

/** Answers the links in the staff's mails: always with a download, which no browser shows and no cache keeps. */
export function registerAttachmentLinks(
  app: FastifyInstance,
  attachmentStore: Store['attachments'],
  clock: Clock,
  scan?: Scan,
) {
  app.get<{ Querystring: { file?: string } }>('/attachments', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    const id = String(request.query.file)
    const attachment = /^[\da-f-]{36}$/.test(id) ? await attachmentStore.find(id) : undefined
    if (!attachment) return reply.code(404).send('This link is not complete, or the file has been erased.')
    const { settledAt, name } = attachment
    // A link works for 30 days after its mail; `settledAt` is null until the mail is delivered or given up.
    if (settledAt !== null && clock() > settledAt + 30 * day)
      return reply.code(410).send('This link has expired. The command line still has the file.')
    if (!(await attachmentStore.isIntact(attachment))) {
      request.log.error({ attachment: id }, 'a stored file is damaged')
      return reply.code(500).send('Our copy of this file is damaged. Restore it from a backup.')
    }
    try {
      if ((await scanIfNeeded(attachment, attachmentStore, scan)) === 'infected')
        return reply.code(403).send('The virus scanner found something in this file. It is never handed out.')
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error
      request.log.warn({ err: error }, 'a file cannot be scanned yet')
      return reply.code(503).send(`Not scanned yet: ${error.message} The command line still has the file.`)
    }
    reply.headers({
      'Content-Type': attachment.type,
      'Content-Length': attachment.bytes,
      'Content-Security-Policy': 'sandbox',
      // In the form of RFC 6266.
      'Content-Disposition': `attachment; filename*=UTF-8''${encode(name)}`,
    })
    return reply.send(Readable.from(attachmentStore.read(id), { objectMode: false }))
  })
}

function encode(name: string) {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
