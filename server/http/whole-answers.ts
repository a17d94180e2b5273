import { pipeline, Readable, Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Ends the connection when a file turns out shorter or longer than the length already announced, as one does that is
 * replaced while it is sent: on a connection kept open the visitor would take what follows for the rest of it.
 */
export function registerWholeAnswers(app: FastifyInstance) {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    const announced = reply.getHeader('content-length')
    if (announced === undefined || request.method === 'HEAD' || !(payload instanceof Readable)) return payload
    // Fastify hears of the error from the stream it sends.
    return pipeline(payload, ofLength(Number(announced)), () => {})
  })
}

function ofLength(bytes: number) {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new Error('A file is longer than announced'))
      else done(null, chunk)
    },
    flush: (done) => done(left > 0 ? new Error('A file is shorter than announced') : null),
  })
}
