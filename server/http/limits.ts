import { readFileSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxFileBytes, maxTotalBytes } from '../../forms/attachments.ts'
import { type Clock, day, minute, second } from '../clock.ts'
import type { Env } from '../env.ts'

const megabyte = 1024 * 1024

// More than ten files of 11 MB, so that each can be refused by its name; beyond it the connection is closed.
export const mostBodyBytes = 128 * megabyte

/** Of every request. */
export const requestLimits = {
  // All texts at their limits in the wordiest encoding a browser uses are 190 kB.
  bodyLimit: 256 * 1024,
  // Long enough for 40 MB over a slow line, and no longer.
  requestTimeout: 15 * minute,
  connectionTimeout: 2 * minute,
  keepAliveTimeout: 72 * second,
  http: {
    headersTimeout: 15 * second,
    maxHeaderSize: 16 * 1024,
    requireHostHeader: true,
    connectionsCheckingInterval: 5 * second,
  },
}

/** Of a form with files. Room for honest mistakes, which get their own message; beyond it the parser itself stops. */
export const multipartLimits = {
  fileSize: maxFileBytes,
  files: 50,
  fields: 30,
  parts: 80,
  fieldSize: 128 * 1024,
  headerPairs: 20,
}

/** What one visitor may still use up. */
export type Allowance = ReturnType<ReturnType<typeof visitorLimits>>

/** More than one, so that a visitor whose first attempt hangs can send again; few, so that nobody takes all places. */
const uploadsPerNetwork = 3

/**
 * What the network of an address may use up, counted by this process in monotonic time:
 * RATE_LIMIT_PER_MINUTE forms, UPLOAD_MB_PER_DAY of texts and files, three of the UPLOADS_AT_ONCE places.
 */
export function visitorLimits(env: Env, elapsed: Clock) {
  const forms = countsPer(minute, elapsed)
  const bytes = countsPer(day, elapsed)
  const uploads: string[] = []

  return (address: string) => {
    const network = visitorNetwork(address)
    return {
      /** Counts a form. */
      isTooFast: () => env.RATE_LIMIT_PER_MINUTE > 0 && forms.add(network, 1) > env.RATE_LIMIT_PER_MINUTE,
      hasSpentTheDay: () => bytes.add(network, 0) >= env.UPLOAD_MB_PER_DAY * megabyte,
      countBytes: (number: number) => void bytes.add(network, number),
      /** Takes a place for the files of one form; returns what gives it back, or undefined when none is free. */
      takePlace(): (() => void) | undefined {
        const own = uploads.filter((it) => it === network).length
        if (uploads.length >= env.UPLOADS_AT_ONCE || own >= uploadsPerNetwork) return undefined
        uploads.push(network)
        return () => void uploads.splice(uploads.indexOf(network), 1)
      },
    }
  }
}

/** With more networks than this all sums start again from 0, so that the memory they take has a limit. */
const mostNetworks = 100_000

/** A sum for each network; all start again from 0 when the period (ms) ends. */
function countsPer(period: number, elapsed: Clock) {
  let ends = elapsed() + period
  const sums = new Map<string, number>()
  return {
    /** Gives the new sum. */
    add(network: string, amount: number): number {
      if (elapsed() >= ends || sums.size > mostNetworks) {
        sums.clear()
        ends = elapsed() + period
      }
      const sum = (sums.get(network) ?? 0) + amount
      sums.set(network, sum)
      return sum
    },
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
  // `URL` gives its shortest spelling, in hexadecimal numbers alone.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [start = '', end] = short.split('::')
  const groups = (text: string) => text.split(':').filter((it) => it !== '')
  const zeros = end === undefined ? 0 : 8 - groups(start).length - groups(end).length
  const all = [...groups(start), ...Array<string>(zeros).fill('0'), ...groups(end ?? '')]
  const numbers = all.slice(0, 4).map((it) => Number.parseInt(it, 16))
  return `${numbers.map((it, at) => (at === 3 ? it & 0xff00 : it).toString(16)).join(':')}::/56`
}

// Every line that can carry files is faster; a slower sender only wants to hold the connection.
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
  const timer = setInterval(() => {
    if (raw.complete || reply.raw.writableEnded) return clearInterval(timer)
    if (socket.bytesRead - start > mostBodyBytes) return end('BODY_TOO_LARGE')
    seconds += 1
    if (seconds % stallSeconds !== 0) return
    // While bytes wait to be read, or reading is paused because the database is busy, the delay is ours.
    const isWaiting = raw.readableLength === 0 && !raw.isPaused()
    if (isWaiting && socket.bytesRead - windowStart < leastBytesPerSecond * stallSeconds)
      return end('ERR_HTTP_REQUEST_TIMEOUT')
    windowStart = socket.bytesRead
  }, second)
  reply.raw.once('close', () => clearInterval(timer))

  function end(code: string) {
    clearInterval(timer)
    app.server.emit('clientError', Object.assign(new Error('The body is refused'), { code }), socket)
  }
}

// The files at their limit, and what the texts and the form's own marks add.
const mostDrainedBytes = maxTotalBytes + megabyte

/** What the database, the log and files being sent may need beside one descriptor for each connection. */
const otherDescriptors = 64

/** Takes no more connections than there are file descriptors for: without one left, nothing can be stored. */
export function limitConnections(app: FastifyInstance) {
  if (process.platform !== 'linux') return
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  // Absent: there is no limit.
  if (limit === undefined) return
  // A page or document that is being sent takes a second one.
  const maxConnections = Math.max(16, Math.floor((Number(limit) - otherDescriptors) / 2))
  app.server.maxConnections = maxConnections
  app.server.once('drop', () =>
    app.log.warn({ maxConnections, limit }, 'connections are refused: raise the limit of open files'),
  )
}
