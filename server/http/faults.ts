import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Answers, in words and without details, what went wrong at an address that takes no forms; our own faults are logged. */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'could not answer a request')
  // When a range begins beyond the end of a file, the answer says how long the file is (RFC 9110 §15.5.17).
  const range: unknown = Reflect.get(Object(Reflect.get(error, 'headers')), 'Content-Range')
  if (typeof range === 'string') reply.header('Content-Range', range)
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(
      status >= 500
        ? 'Something went wrong on our side. Please try again in a few minutes.'
        : 'The server does not understand this request.',
    )
}

/**
 * Answers what is not a proper HTTP request (broken syntax, two lengths that contradict each other, endless headers)
 * and closes the connection, so that nothing behind it is taken for another request.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  // The visitor has gone; there is nobody to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const { status, words } = brokenRequests.get(error.code ?? '') ?? { status: '400 Bad Request', words: '' }
  const type = 'Content-Type: text/plain; charset=utf-8'
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n${type}\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
  )
}

const tooLong = 'Your message took too long to arrive. Please send it again, with fewer or smaller files.'
const brokenRequests = new Map([
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', words: '' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', words: tooLong }],
])

/** For addresses that are not proper percent-encoding, which the router refuses before any route. */
export function answerBadAddress(response: ServerResponse) {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end('This address is not valid.')
}

/** A connection kept open by the visitor's browser would hold up a stop long after its last answer. */
export function closeConnectionsWhenStopping(app: FastifyInstance) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
