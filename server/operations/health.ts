import type { FastifyInstance } from 'fastify'
import { elapsed, second } from '../clock.ts'
import { UnusableError } from '../store/store.ts'

/** What a submission needs to be kept; rejects while it could not. */
export type Part = { name: string; ready(): Promise<void> }

/** `/healthz`: the process answers. `/readyz`: a submission could be kept now, tried by a write to each part. */
export function registerHealth(app: FastifyInstance, parts: readonly Part[]) {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve('')
  let logged = ''

  // Asked more often than once a second, the answer is the last one: asking must not cost us disk and storage.
  function faults() {
    if (elapsed() - asked >= second) {
      asked = elapsed()
      answer = look()
    }
    return answer
  }

  async function look() {
    const results = await Promise.allSettled(parts.map((it) => it.ready()))
    const failed = results.flatMap((it, at) =>
      it.status === 'rejected' ? [{ name: parts[at]?.name ?? '', reason: it.reason }] : [],
    )
    const found = failed.map(({ name, reason }) => `${name}: ${reasonOf(reason)}`).join('; ')
    // Once, however often it is asked.
    for (const { name, reason } of found === logged ? [] : failed) {
      const why = reason instanceof UnusableError ? reason.message : reasonOf(reason)
      app.log.error({ part: name, why, err: reason }, 'messages cannot be kept yet')
    }
    logged = found
    return found
  }

  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    const found = await faults()
    reply.header('Cache-Control', 'no-store')
    return found === ''
      ? reply.send('ready')
      : reply.code(503).send(`Messages cannot be kept just now: ${found}`)
  })
  // The pages are served already; what is wrong with the rest stands in the log from the start.
  app.addHook('onListen', async () => void faults())
  app.addHook('onClose', async () => void (await answer))
}

/** The cause in a word or two. Anybody may ask, so no path, host or user; those are in the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('errstr' in error) return String(error.errstr)
  if (error.cause !== undefined) return reasonOf(error.cause)
  if (error instanceof UnusableError) return 'damaged'
  return 'code' in error ? String(error.code) : error.name
}
