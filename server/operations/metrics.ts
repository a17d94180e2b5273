import { createServer } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { second } from '../clock.ts'
import { siteRoute } from '../site/site.ts'
import type { Store } from '../store/store.ts'

/** What Prometheus may ask for: the answers by route and status, and the outbox and hidden submissions as stored. */
export function makeMetrics(app: FastifyInstance, store: Pick<Store, 'counts'>): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const responses = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses are endless and may name people.
    const route = request.routeOptions.url ?? siteRoute
    responses.observe({ route, status: reply.statusCode }, reply.elapsedTime / second)
  })
  new Gauge({
    name: 'hidden_submissions',
    help: 'Submissions that retention found too old.',
    registers,
    async collect() {
      this.set((await store.counts(0)).hidden)
    },
  })
  new Gauge({
    name: 'outbox_rows',
    help: 'Deliveries by state, as stored.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { byState } = await store.counts(0)
      this.reset()
      for (const [state, number] of Object.entries(byState)) this.set({ state }, number)
    },
  })
  return registry
}

/**
 * On a port of its own, so that the public one cannot reach it. While another process has the port, as the release
 * before this one may for a while, it is tried again.
 */
export function serveMetrics(registry: Registry, port: number, log: FastifyBaseLogger) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  const listen = () => server.listen(port, '127.0.0.1')
  let again: NodeJS.Timeout | undefined
  server.on('error', (error) => {
    if (again === undefined)
      log.warn({ err: error, port }, 'the port of the metrics is taken; tried again until it is free')
    again = setTimeout(listen, 10 * second)
  })
  listen()
  return {
    close() {
      clearTimeout(again)
      server.close()
    },
  }
}
