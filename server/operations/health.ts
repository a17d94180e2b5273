import type { FastifyInstance } from 'fastify'
import { elapsed, second } from '../clock.ts'
import { NoRoomError, UnusableError } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** `/healthz`: the process answers. `/readyz`: a form with files could be stored now, tried by storing one. */
export function registerHealth(app: FastifyInstance, store: Pick<Store, 'ready'>) {
  let triedAt = Number.NEGATIVE_INFINITY
  let lastTry = Promise.resolve('')

  /** Why not, in a word or two; empty when all is well. */
  function failure(): Promise<string> {
    // At most once a second, however often it is asked: asking must not cost us the disk.
    if (elapsed() - triedAt < second) return lastTry
    triedAt = elapsed()
    lastTry = store.ready().then(
      () => '',
      (error: unknown) => {
        const why = error instanceof UnusableError ? error.message : reasonOf(error)
        app.log.error({ why, err: error }, 'messages cannot be stored yet')
        return reasonOf(error)
      },
    )
    return lastTry
  }

  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    const why = await failure()
    reply.header('Cache-Control', 'no-store').code(why === '' ? 200 : 503)
    return why === '' ? 'ready' : `Messages cannot be stored just now: ${why}`
  })
  // The service starts even when nothing can be stored; the log says so at once.
  app.addHook('onListen', async () => void failure())
  app.addHook('onClose', async () => void (await lastTry))
}

/** Anybody may ask, so no path, host or user; those are in the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof NoRoomError) return 'no disk space for files'
  if ('errstr' in error) return String(error.errstr)
  if (error.cause !== undefined) return reasonOf(error.cause)
  if (error instanceof UnusableError) return 'damaged'
  return 'code' in error ? String(error.code) : error.name
}
