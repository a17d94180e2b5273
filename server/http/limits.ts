import { readFileSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxTotalBytes } from '../../forms/attachments.ts'
import { type Clock, day, minute, second } from '../clock.ts'
import type { Env } from '../env.ts'

const megabyte = 1024 * 1024

/** One form of a visitor, from its first byte to its answer. */
export type Upload = {
  /** Takes a place for the form's files, once; says why not when there is none. */
  enter(): 'busy' | 'enoughToday' | undefined
  count(bytes: number): void
  /** Counts the bytes of its texts; says why not when the day's bytes were spent before this form. */
  countText(bytes: number): 'enoughToday' | undefined
  leave(): void
}

export type Limits = ReturnType<typeof visitorLimits>

/** Three, so that a visitor whose first attempt hangs can send again, and few enough that nobody fills all places. */
const uploadsPerNetwork = 3

/** More networks than this are nobody's own; forgetting them all keeps the memory of the counts bounded. */
const mostNetworks = 100_000

/**
 * What one network may use up, counted by this process and by time that no clock can turn back:
 * RATE_LIMIT_PER_MINUTE forms, UPLOAD_MB_PER_DAY of texts and files, three of the UPLOADS_AT_ONCE places.
 */
export function visitorLimits(env: Env, elapsed: Clock) {
  const perMinute = countsPer(minute, elapsed)
  const perDay = countsPer(day, elapsed)
  const underWay = new Map<string, number>()
  let taken = 0

  const hasSpentTheDay = (network: string) => perDay.of(network) >= env.UPLOAD_MB_PER_DAY * megabyte

  return {
    /** Counts a form; gives the seconds its sender has to wait, or undefined when it is taken. */
    tooFast(network: string): number | undefined {
      if (env.RATE_LIMIT_PER_MINUTE === 0) return undefined
      return perMinute.add(network, 1) > env.RATE_LIMIT_PER_MINUTE ? perMinute.secondsLeft() : undefined
    },
    upload(network: string): Upload {
      let isInside = false
      return {
        enter() {
          if (hasSpentTheDay(network)) return 'enoughToday'
          if (isInside) return undefined
          const own = underWay.get(network) ?? 0
          if (taken >= env.UPLOADS_AT_ONCE || own >= uploadsPerNetwork) return 'busy'
          underWay.set(network, own + 1)
          taken += 1
          isInside = true
          return undefined
        },
        count: (bytes) => void perDay.add(network, bytes),
        countText(bytes) {
          if (!isInside && hasSpentTheDay(network)) return 'enoughToday'
          perDay.add(network, bytes)
          return undefined
        },
        leave() {
          if (!isInside) return
          isInside = false
          taken -= 1
          const others = (underWay.get(network) ?? 0) - 1
          if (others > 0) underWay.set(network, others)
          else underWay.delete(network)
        },
      }
    },
  }
}

/** Sums by network that all begin anew when the period (ms) ends. */
function countsPer(period: number, elapsed: Clock) {
  let ends = elapsed() + period
  const sums = new Map<string, number>()
  function current() {
    if (elapsed() >= ends || sums.size > mostNetworks) {
      sums.clear()
      ends = elapsed() + period
    }
    return sums
  }
  return {
    of: (network: string) => current().get(network) ?? 0,
    add(network: string, amount: number) {
      const sum = (current().get(network) ?? 0) + amount
      sums.set(network, sum)
      return sum
    },
    secondsLeft: () => Math.max(1, Math.ceil((ends - elapsed()) / second)),
  }
}

/**
 * What one visitor can send from: an IPv4 address, or the /56 of an IPv6 one, which providers give to one household.
 * Some proxies add the port to the address they pass on.
 */
export function visitorNetwork(given: string): string {
  const address = given.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const [, mapped = ''] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address
  // A URL holds it in its shortest spelling, without a last part in decimals.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [start = '', end] = short.split('::')
  const groups = (text: string) => text.split(':').filter((it) => it !== '')
  const zeros = end === undefined ? 0 : 8 - groups(start).length - groups(end).length
  const all = [...groups(start), ...Array<string>(zeros).fill('0'), ...groups(end ?? '')]
  const numbers = all.slice(0, 4).map((it) => Number.parseInt(it, 16))
  return `${numbers.map((it, at) => (at === 3 ? it & 0xff00 : it).toString(16)).join(':')}::/56`
}

// Slower than any line files can be sent over; a sender below it only wants to hold the connection.
const leastBytesPerSecond = 4096
// Ten files of 11 MB, each to be refused by name, and some patience; beyond it the connection is cut.
export const mostBodyBytes = 128 * megabyte

/**
 * Ends every request whose body arrives too slowly or without end, at whatever address: answers 408 or 413 in words and
 * closes the connection. What arrives steadily, but for too long, meets the server's `requestTimeout`.
 */
export function registerBodyLimits(app: FastifyInstance, stallSeconds: number) {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watchBody(request, reply, stallSeconds)
  })
  // A browser looks at our answer only when it has sent everything: closing earlier shows a broken connection instead.
  app.addHook('onSend', async (request, reply) => {
    if (!hasBody(request) || request.raw.complete) return
    if (Number(request.headers['content-length'] ?? 0) <= mostDrainedBytes) await readRest(request)
    if (!request.raw.complete) reply.header('Connection', 'close')
  })
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody(request: FastifyRequest, reply: FastifyReply, stallSeconds: number) {
  const { socket } = request.raw
  const start = socket.bytesRead
  let windowStart = start
  let seconds = 0
  const timer = setInterval(() => {
    if (request.raw.complete || reply.raw.writableEnded) return clearInterval(timer)
    if (socket.bytesRead - start > mostBodyBytes)
      return end(413, 'You sent more than this form can take. Send less, or smaller files.')
    seconds += 1
    if (seconds % stallSeconds !== 0) return
    // Where something waits to be read, or nothing is read while the database is busy, it is we who are slow.
    const isWaiting = request.raw.readableLength === 0 && !request.raw.isPaused()
    if (isWaiting && socket.bytesRead - windowStart < leastBytesPerSecond * stallSeconds)
      return end(408, 'Your message arrived too slowly, so we stopped waiting. Please send it again.')
    windowStart = socket.bytesRead
  }, second)
  reply.raw.once('close', () => clearInterval(timer))

  function end(status: number, words: string) {
    clearInterval(timer)
    // From here on the answer is ours; whoever reads the body sees the connection close.
    reply.hijack()
    if (!reply.raw.headersSent) {
      // Without those of the service a page at another origin could not read the words.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.raw.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      reply.raw.end(words)
    }
    // The sender gets a moment to read the answer. The request is destroyed and not its socket: an answered request does
    // not notice that its socket ends, and whatever still reads the body would wait for ever.
    setTimeout(() => request.raw.destroy(), 500).unref()
  }
}

// The files at their limit, and what the texts and the form's own marks add.
const mostDrainedBytes = maxTotalBytes + megabyte

/** Reads the rest of a body that nobody needs, if an honest form can be as long. */
function readRest({ raw }: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve()
    let bytes = 0
    raw.unpipe()
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostDrainedBytes) resolve()
    })
    for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve())
    raw.resume()
  })
}

/** What the database, the log and files being sent may need beside one descriptor for each connection. */
const otherDescriptors = 64

/** Takes no more connections than there are file descriptors for: without one left, nothing can be stored. */
export function limitConnections(app: FastifyInstance) {
  const limit = descriptorLimit()
  if (limit === undefined) return
  // A page or document that is being sent takes a second one.
  app.server.maxConnections = Math.max(16, Math.floor((limit - otherDescriptors) / 2))
  const { maxConnections } = app.server
  app.server.once('drop', () =>
    app.log.warn({ maxConnections, limit }, 'connections are refused: raise the limit of open files'),
  )
}

function descriptorLimit(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === undefined ? undefined : Number(soft)
}
