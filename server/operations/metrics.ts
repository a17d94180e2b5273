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
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const hiddenHelp = 'Submissions that retention found too old.'
  const hiddenGauge = new Gauge({ name: 'hidden_submissions', help: hiddenHelp, registers })
  const outboxHelp = 'Deliveries by state, as stored.'
  const outboxGauge = new Gauge({ name: 'outbox_rows', help: outboxHelp, labelNames: ['state'], registers })

  async function currentMetrics() {
    const { hidden, byState } = await store.counts(0)
    hiddenGauge.set(hidden)
    outboxGauge.reset()
    for (const [state, number] of Object.entries(byState)) outboxGauge.set({ state }, number)
    return registry.metrics()
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    currentMetrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  const listen = () => server.listen(port, '127.0.0.1')
  let again: NodeJS.Timeout | undefined
  server.on('error', (error) => {
    if (again === undefined)
      log.warn({ err: error, port }, 'metrics cannot be served at this port; tried again until they can')
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
