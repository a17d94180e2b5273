import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Channel, Store } from '../store/store.ts'

export type Metrics = ReturnType<typeof makeMetrics>

export function makeMetrics(store: Pick<Store, 'counts'>) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const submissions = new Counter({
    name: 'submissions_total',
    help: 'Forms sent here, by what became of them.',
    labelNames: ['outcome', 'endpoint'],
    registers,
  })
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Attempts to deliver a submission, by result.',
    labelNames: ['channel', 'result'],
    registers,
  })
  const outbox = new Gauge({
    name: 'outbox_rows',
    help: 'Deliveries by state, as stored.',
    labelNames: ['state'],
    registers,
  })
  return {
    measure(app: FastifyInstance) {
      app.addHook('onResponse', async (request, reply) => {
        // The pattern, not the address: addresses are endless and may name people.
        const route = request.routeOptions.url ?? 'site'
        answers.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    /** What became of a form. */
    count: (outcome: string, endpoint: string) => submissions.inc({ outcome, endpoint }),
    delivered: (channel: Channel, result: string) => deliveries.inc({ channel, result }),
    /** Prometheus' text form, with the outbox as it is now. */
    async text() {
      outbox.reset()
      const { byState } = await store.counts(0)
      for (const [state, number] of Object.entries(byState)) outbox.set({ state }, number)
      return registry.metrics()
    },
  }
}

/**
 * On a port of its own, so that the public one cannot reach it. Rejects when somebody else has the port; the next
 * release of this service may have it as well, while one makes way for the other.
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    )
  }).listen({ port, host, reusePort: process.platform === 'linux' })
  await once(server, 'listening')
  return server
}
