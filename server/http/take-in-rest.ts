import type { FastifyRequest } from 'fastify'
import { maxTotalBytes } from '../../forms/attachments.ts'

/**
 * Reads the rest of a body nobody needs, if its announced length is one an honest form can have. A browser looks at
 * our answer only when it has sent everything; closing earlier would show its visitor a broken connection instead.
 */
export function takeInRest({ raw }: Pick<FastifyRequest, 'raw'>): Promise<void> {
  const announced = Number(raw.headers['content-length'])
  if (raw.complete || !(announced <= mostAnnounced)) return Promise.resolve()
  return new Promise((resolve) => {
    raw.once('end', resolve)
    raw.once('close', resolve)
    raw.resume()
  })
}

// The files at their limit, and what the texts and the form's own marks add.
const mostAnnounced = maxTotalBytes + 1024 * 1024
