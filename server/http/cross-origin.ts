import type { FastifyInstance } from 'fastify'
import { submissionKeyHeader } from '../../forms/protocol.ts'
import type { Env } from '../env.ts'
import { endpoints } from './service-addresses.ts'

/** The origins, other than our own, whose pages may send forms here. */
export function allowedOrigins({ CORS_ORIGINS, SITE_ORIGIN }: Env): string[] {
  return SITE_ORIGIN === undefined ? CORS_ORIGINS : [...CORS_ORIGINS, SITE_ORIGIN]
}

/** Lets pages at the listed origins send forms here and read the answers (the Fetch standard's CORS protocol). */
export function registerCrossOrigin(app: FastifyInstance, listed: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    if (!endpoints.includes(request.routeOptions.url ?? '')) return
    // Caches must not give one origin's answer to another.
    reply.header('Vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !listed.includes(origin)) return
    reply.header('Access-Control-Allow-Origin', origin)
    reply.header('Access-Control-Expose-Headers', 'Retry-After')
  })
  for (const url of endpoints) {
    app.options(url, (_request, reply) =>
      reply
        .code(204)
        .headers({
          Allow: 'POST, OPTIONS',
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': `Content-Type, ${submissionKeyHeader}`,
          'Access-Control-Max-Age': '86400',
        })
        .send(),
    )
  }
}
