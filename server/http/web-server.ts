import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastify, LogController } from 'fastify'
import { canonicalPath } from '../../contract/built-site.ts'
import { maxBodyBytes } from '../../forms/attachments.ts'
import { maxTextBytes } from '../../forms/forms.ts'
import { minute, second } from '../clock.ts'
import type { Settings } from '../settings.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that are asked for all the time. */
    onlyErrorsLogged?: true
  }
}

/** The route of pages and files: every path that has no other route. */
export const siteRoute = '/*'

/** The web server without its routes. */
export function makeWebServer(settings: Settings, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    bodyLimit: maxTextBytes,
    // Long enough for all files of a form over a slow line.
    requestTimeout: 15 * minute,
    // A connection on which nothing moves for so long is closed.
    connectionTimeout: 2 * minute,
    http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
    // A path that cannot be decoded (a bare `%`, overlong UTF-8) is answered like an unknown one, not with Fastify's own error.
    rewriteUrl: ({ url = '/' }) => (canonicalPath(url.replace(/\?.*/, '')) === undefined ? '/404' : url),
    // Each proxy in front adds one IP address; the visitor can invent the others.
    trustProxy: settings.TRUST_PROXY_HOPS > 0 ? (_address, hop) => hop < settings.TRUST_PROXY_HOPS : false,
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomUUID(),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A stop waits for requests under way; new requests on old connections are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  // A body that the route has no parser for is not read; without this, every route would answer it with 415.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const headers = securityHeaders({ tls: settings.PUBLIC_URL?.startsWith('https:') ?? false })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setErrorHandler(sendError)
  answerAfterBody(app)
  logResponses(app)
  closeUnusedAtStop(app)
  return app
}

// Requests

/**
 * Answers a request that is not proper HTTP (broken syntax, two lengths that contradict each other, endless headers) or
 * takes too long. Then closes the connection, so that the rest is not read as another request.
 */
function answerBrokenRequest({ code = '' }: { code?: string }, socket: Socket) {
  // The visitor has left.
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const [status, body] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? ['408 Request Timeout', tooSlow] : ['400 Bad Request', '']
  const type = 'Content-Type: text/plain; charset=utf-8'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  // The sender has this time (ms) to read the answer. Then the connection is closed, which also ends any code that still
  // reads the body.
  setTimeout(() => socket.destroy(), 500).unref()
}

const tooSlow = 'Your message arrived too slowly. Please send it again, with fewer or smaller files.'

// Responses

/**
 * Headers of every answer. They say what a page's own policy (`astro.config.ts`) cannot. For the files it sends itself, nginx
 * repeats these headers in `location /` of `deploy/nginx.conf`. `Cross-Origin-Resource-Policy` takes its value from
 * `map $readers $embedders` there. `tls`: visitors reach the site by https, here or at a proxy in front.
 */
export function securityHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures,
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The editor signs in at the git host in a window of its own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Two years, for this host alone: the company's other subdomains may still need http.
    ...(tls && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

const refusedFeatures =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()'

/** Answers an error at a path that takes no forms, without details; our own errors are logged. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'could not answer a request')
  const ourFault = 'Something went wrong on our side. Please try again in a few minutes.'
  const sendersFault = 'The server does not understand this request.'
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8')
  return reply.send(status >= 500 ? ourFault : sendersFault)
}

/** Answers only when a body has arrived: a browser that still sends would show a broken connection and not our answer. */
function answerAfterBody(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const bytes = Number(headers['content-length'] ?? 0)
    const hasBody = bytes > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete) return
    // A body in chunks announces no length. It is read too, for as long as a request may take, and nothing of it is kept.
    if (bytes <= maxBodyBytes) await finished(raw.unpipe().resume()).catch(() => undefined)
    if (!raw.complete) reply.header('Connection', 'close')
  })
}

/** Logs each response with the request's id and its route, not its path: a path may contain a name. */
function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = siteRoute, config } = request.routeOptions
    if (config.onlyErrorsLogged && reply.statusCode < 400) return
    const { method, log } = request
    log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

// Shutdown

/**
 * At a stop Fastify closes the connections that are idle. Two more kinds must not delay it: those that become idle later,
 * and those that a browser has opened ahead and sent nothing on.
 */
function closeUnusedAtStop(app: FastifyInstance) {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
}
