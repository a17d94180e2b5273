import type { FastifyReply, FastifyRequest } from 'fastify'

// Slower than any line files can be sent over; a sender below it only wants to hold the connection.
const leastBytesPerSecond = 4096

type Limits = { stallSeconds: number; totalSeconds: number; maxBytes: number }

/**
 * Ends a request whose body arrives too slowly, for too long or never ends, whoever is reading it: answers 408 or 413 in
 * words and closes the connection. Stops by itself when the request is answered.
 */
export function guardAgainstStalling(request: FastifyRequest, reply: FastifyReply, limits: Limits) {
  const { socket } = request.raw
  const start = socket.bytesRead
  let windowStart = start
  let ticks = 0
  const timer = setInterval(() => {
    if (request.raw.complete || reply.sent) return clearInterval(timer)
    if (socket.bytesRead - start > limits.maxBytes) {
      return end(413, 'You sent more than this form can take. Send less, or smaller files.')
    }
    ticks += 1
    if (ticks > limits.totalSeconds * ticksPerSecond) {
      return end(
        408,
        'Your message took too long to arrive. Please send it again, with fewer or smaller files.',
      )
    }
    if (ticks % (limits.stallSeconds * ticksPerSecond) !== 0) return
    // Where something waits to be read, it is we who are slow.
    const isWaiting = request.raw.readableLength === 0
    if (isWaiting && socket.bytesRead - windowStart < leastBytesPerSecond * limits.stallSeconds) {
      return end(408, 'Your message arrived too slowly, so we stopped waiting. Please send it again.')
    }
    windowStart = socket.bytesRead
  }, 1000 / ticksPerSecond)
  reply.raw.once('close', () => clearInterval(timer))

  function end(status: number, words: string) {
    clearInterval(timer)
    // From here on the answer is ours; whoever reads the body sees the connection close.
    reply.hijack()
    // Without those of the service a page at another origin could not read the words.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    reply.raw.end(words)
    // A moment to take the answer in. Not the socket: once answered, a request does not hear of its end, and whoever
    // reads the body would wait for ever.
    setTimeout(() => request.raw.destroy(), 500).unref()
  }
}

const ticksPerSecond = 4
