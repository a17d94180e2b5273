import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxTotalBytes } from '../../forms/attachments.ts'
import { second } from '../clock.ts'

const megabyte = 1024 * 1024

/** More than ten files of 11 MB, so that each can be refused by its name; beyond it the connection is closed. */
export const mostBodyBytes = 128 * megabyte

/** The files at their limit, and what the texts and the form's own marks add. */
const mostDrainedBytes = maxTotalBytes + megabyte

/** Every line that can carry files is faster; a slower sender only wants to hold the connection. */
const leastBytesPerSecond = 4096

/**
 * Ends every request whose body arrives too slowly or without end, at whatever address, as the server itself ends what
 * takes longer than its `requestTimeout`: `clientErrorHandler` answers 408 or 413 in words and closes the connection.
 */
export function registerBodyLimits(app: FastifyInstance, stallSeconds: number) {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watchBody(app, request, reply, stallSeconds)
  })
  // A browser looks at our answer only when it has sent everything: closing earlier shows a broken connection instead.
  app.addHook('onSend', async (request, reply) => {
    const { raw, headers } = request
    if (!hasBody(request) || raw.complete) return
    const isHonest = Number(headers['content-length'] ?? 0) <= mostDrainedBytes
    if (isHonest) await finished(raw.unpipe().resume()).catch(() => undefined)
    if (!raw.complete) reply.header('Connection', 'close')
  })
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply, stallSeconds: number) {
  const { socket } = raw
  const start = socket.bytesRead
  let windowStart = start
  let seconds = 0
  // Each second, and not once in a stall time: while this process is too busy to listen, fewer seconds count.
  const timer = setInterval(() => {
    seconds += 1
    if (raw.complete || reply.raw.writableEnded) clearInterval(timer)
    else if (socket.bytesRead - start > mostBodyBytes) end('BODY_TOO_LARGE')
    else if (seconds % stallSeconds === 0) {
      // While bytes wait to be read, or reading is paused because the database is busy, the delay is ours.
      const isSendersTurn = raw.readableLength === 0 && !raw.isPaused()
      const arrived = socket.bytesRead - windowStart
      if (isSendersTurn && arrived < leastBytesPerSecond * stallSeconds) end('ERR_HTTP_REQUEST_TIMEOUT')
      windowStart = socket.bytesRead
    }
  }, second)
  reply.raw.once('close', () => clearInterval(timer))

  function end(code: string) {
    clearInterval(timer)
    app.server.emit('clientError', Object.assign(new Error('The body is refused'), { code }), socket)
  }
}
