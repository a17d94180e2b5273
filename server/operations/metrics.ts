import { createServer } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { second } from '../clock.ts'
import type { DeliveryResult } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

export type Metrics = ReturnType<typeof makeMetrics>

export function makeMetrics(store: Pick<Store, 'counts'>) {
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
  const submissions = new Counter({
    name: 'submissions_total',
    help: 'Forms sent here, by what became of them.',
    labelNames: ['outcome', 'endpoint'],
    registers,
  })
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Attempts to deliver a submission, by result.',
    labelNames: ['result'],
    registers,
  })
  const outbox = new Gauge({
    name: 'outbox_rows',
    help: 'Deliveries by state, as stored.',
    labelNames: ['state'],
    registers,
  })
  const hidden = new Gauge({
    name: 'hidden_submissions',
    help: 'Submissions that retention found too old.',
    registers,
  })
  return {
    measure(app: FastifyInstance) {
      app.addHook('onResponse', async (request, reply) => {
        // The pattern, not the address: addresses are endless and may name people.
        const route = request.routeOptions.url ?? 'site'
        responses.observe({ route, status: reply.statusCode }, reply.elapsedTime / second)
      })
    },
    /** What became of a form. */
    count: (outcome: string, endpoint: string) => submissions.inc({ outcome, endpoint }),
    delivered: (result: DeliveryResult['state']) => deliveries.inc({ result }),
    /** Prometheus' text form, with the outbox as it is now. */
    async text() {
      const counts = await store.counts(0)
      outbox.reset()
      for (const [state, number] of Object.entries(counts.byState)) outbox.set({ state }, number)
      hidden.set(counts.hidden)
      return registry.metrics()
    },
  }
}

/**
 * On a port of its own, so that the public one cannot reach it. While another process has the port, as the release
 * before this one may for a while, it is tried again.
 */
export function serveMetrics(metrics: Metrics, port: number, log: FastifyBaseLogger) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
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
