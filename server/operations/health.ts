import type { FastifyInstance } from 'fastify'
import { type Clock, second } from '../clock.ts'

/** What a submission needs to be kept; rejects while it could not. */
type Part = { ready(): Promise<void> }

/** `/healthz`: the process answers. `/readyz`: a submission could be kept now, tried by a write to each part. */
export function registerHealth(app: FastifyInstance, parts: readonly Part[], clock: Clock) {
  let last = { at: 0, ready: Promise.resolve(true) }

  // Asked more often than once a second, the answer is the last one: asking must not cost us disk and storage.
  function isReady() {
    if (clock() - last.at >= second) {
      const ready = Promise.all(parts.map((it) => it.ready())).then(
        () => true,
        (error: unknown) => {
          app.log.error({ err: error }, 'not ready')
          return false
        },
      )
      last = { at: clock(), ready }
    }
    return last.ready
  }

  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    reply.header('Cache-Control', 'no-store')
    return ready ? reply.send('ready') : reply.code(503).send('Messages cannot be kept just now.')
  })
}
