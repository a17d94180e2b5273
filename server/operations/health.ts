import type { FastifyInstance } from 'fastify'
import { second } from '../clock.ts'
import type { Store } from '../store/store.ts'

/** Paths for monitoring. `/healthz`: the process answers. `/readyz`: a form with files could be stored now. */
export function registerHealth(app: FastifyInstance, attachmentStore: Store['attachments']) {
  let triedAt = Number.NEGATIVE_INFINITY
  let lastTry = Promise.resolve(true)

  function isReady(): Promise<boolean> {
    // At most once a second, so that many requests do not keep the disk busy.
    if (performance.now() - triedAt < second) return lastTry
    triedAt = performance.now()
    const wasReady = lastTry
    lastTry = attachmentStore.assertWritable().then(
      () => true,
      async (error: unknown) => {
        // Logged at the first failure only. Its message is about our own test write, so it holds no visitor's data.
        const why = error instanceof Error ? error.message : error
        if (await wasReady) app.log.error({ why, err: error }, 'submissions cannot be stored yet')
        return false
      },
    )
    return lastTry
  }

  const config = { onlyErrorsLogged: true } as const
  app.get('/healthz', { config }, (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok'))
  app.get('/readyz', { config }, async (_request, reply) => {
    const ready = await isReady()
    reply.header('Cache-Control', 'no-store').code(ready ? 200 : 503)
    return ready ? 'ready' : 'Submissions cannot be stored just now. The log says why.'
  })
  // The service starts even when nothing can be stored; the log says so at once.
  app.addHook('onListen', async () => void isReady())
  app.addHook('onClose', async () => void (await lastTry))
}
