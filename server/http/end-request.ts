import type { Socket } from 'node:net'

/**
 * Answers a request that is not proper HTTP (broken syntax, two lengths that contradict each other, endless headers), takes
 * too long or does not end. Then closes the connection, so that what follows is not read as another request.
 */
export function endRequest({ code = '' }: { code?: string }, socket: Socket) {
  // The visitor has left.
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const [status, body] = answers.get(code) ?? ['400 Bad Request', '']
  const type = 'Content-Type: text/plain; charset=utf-8'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  // The sender has this time (ms) to read the answer. Then whatever still reads the body learns that it has ended.
  setTimeout(() => socket.destroy(), 500).unref()
}

const bodyTooSlow = 'Your message arrived too slowly. Please send it again, with fewer or smaller files.'
export const bodyTooLarge = 'You sent more than this form can take. Shorten your texts, or send fewer or smaller files.'

/** By error code. All are Node's, except BODY_TOO_LARGE, which is ours. */
const answers = new Map<string, readonly [status: string, body: string]>([
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', bodyTooSlow]],
  ['BODY_TOO_LARGE', ['413 Content Too Large', bodyTooLarge]],
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', '']],
])
