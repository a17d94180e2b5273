import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers what is not a proper HTTP request (broken syntax, two lengths that contradict each other, endless headers)
 * and closes the connection, so that nothing behind it is taken for another request.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  // The visitor has gone; there is nobody to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = statuses.get(error.code ?? '') ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** For addresses that are not proper percent-encoding, which the router refuses before any route. */
export function answerBadAddress(response: ServerResponse) {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end('This address is not spelt correctly.')
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])
