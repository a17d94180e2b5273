import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxFileBytes, maxFiles } from '../../forms/attachments.ts'
import { formRegister } from '../../forms/form-register.ts'
import { minute, second } from '../clock.ts'
import { endRequest } from './end-request.ts'

const textLengths = formRegister.map(({ fields }) =>
  fields.reduce((sum, field) => sum + ('maxLength' in field ? field.maxLength : 0), 0),
)

// Both limits are above those of the forms, so that the sender of a form that is a little too long learns what is too long.
/** Twice the longest texts. A browser without script writes a character as up to nine bytes (%E2%82%AC). */
export const maxTextBytes = 2 * 9 * Math.max(...textLengths)
/** Room for two files more than a form may have. The connection of a longer body is closed. */
export const maxBodyBytes = (maxFiles + 2) * maxFileBytes

/** Every line that can send files is faster. A slower sender only keeps the connection busy. */
const minBytesPerSecond = 4096
/** The time over which the speed is measured. */
const stallSeconds = 30

/** How long (ms) a stop waits for bodies that are arriving. */
export const bodiesAtStopMs = minute

/** Ends every request, at any address, whose body arrives too slowly, does not end, or delays a stop. */
export function registerBodyLimits(app: FastifyInstance) {
  const waitAtStop = new AbortController()
  app.addHook('preClose', async () => void setTimeout(() => waitAtStop.abort(), bodiesAtStopMs).unref())
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watchBody(request, reply, waitAtStop.signal)
  })
  // A browser reads our answer only when it has sent everything. If we closed earlier, it would show a broken connection.
  app.addHook('onSend', async (request, reply) => {
    const { raw, headers } = request
    if (!hasBody(request) || raw.complete) return
    if (Number(headers['content-length'] ?? 0) <= maxBodyBytes)
      await finished(raw.unpipe().resume()).catch(() => undefined)
    if (!raw.complete) reply.header('Connection', 'close')
  })
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody({ raw }: FastifyRequest, reply: FastifyReply, waitAtStop: AbortSignal) {
  const { socket } = raw
  const start = socket.bytesRead
  let windowStart = start
  let seconds = 0
  // Counts ticks, not time: a busy process ticks less often, so its own delay does not count against the sender.
  const timer = setInterval(() => {
    seconds += 1
    if (raw.complete || reply.raw.writableEnded) clearInterval(timer)
    else if (socket.bytesRead - start > maxBodyBytes) end('BODY_TOO_LARGE')
    else if (waitAtStop.aborted) end('ERR_HTTP_REQUEST_TIMEOUT')
    else if (seconds % stallSeconds === 0) {
      // While bytes wait to be read, or reading is paused because the database is busy, the delay is ours.
      const isSendersTurn = raw.readableLength === 0 && !raw.isPaused()
      const arrived = socket.bytesRead - windowStart
      if (isSendersTurn && arrived < minBytesPerSecond * stallSeconds) end('ERR_HTTP_REQUEST_TIMEOUT')
      windowStart = socket.bytesRead
    }
  }, second)
  reply.raw.once('close', () => clearInterval(timer))

  function end(code: string) {
    clearInterval(timer)
    endRequest({ code }, socket)
  }
}
