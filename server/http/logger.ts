import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from '../settings.ts'

/** The route of everything that is no other route's: pages and files. */
export const siteRoute = '/*'

/** Logs hold no personal data: no bodies, no queries, no addresses, and of errors only their kind and place. */
export function makeLogger(level: Settings['LOG_LEVEL'], destination?: DestinationStream): FastifyBaseLogger {
  const { isoTime } = pino.stdTimeFunctions
  return pino({ level, base: undefined, timestamp: isoTime, serializers: { err: harmless } }, destination)
}

/**
 * One line for each response, with the request's id. It has the route and not the address, because an address may contain
 * a name; files of the site are not logged.
 */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? siteRoute
    if (route === siteRoute && reply.statusCode < 400) return
    const { method, log } = request
    log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

function harmless(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  // A message may quote what a visitor typed (a mail server's refusal does); the stack below it does not.
  return {
    type: error.name,
    code,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6),
  }
}
