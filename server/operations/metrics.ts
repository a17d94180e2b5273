import { createServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { second } from '../clock.ts'
import type { Store } from '../store/store.ts'

/**
 * What Prometheus may ask for: the process, and the outbox and hidden submissions as stored. What is answered stands in
 * the log. On a port of its own, so that the public one cannot reach it. While another process has the port, as the
 * release before this one may for a while, it is tried again.
 */
export function serveMetrics(store: Pick<Store, 'counts'>, port: number, log: FastifyBaseLogger) {
  const registry = metricsOf(store)
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

function metricsOf(store: Pick<Store, 'counts'>): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
