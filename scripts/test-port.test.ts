import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'

test('npm test runs its journeys on a port that is free, also while something else listens on 3900', async () => {
  const other = createServer().listen(3900, '127.0.0.1')
  // Taken already is as good.
  await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => undefined)
  vi.stubEnv('E2E_PORT', undefined)
  const { default: config } = await import('../playwright.config.ts')
  const chosen = Number(process.env.E2E_PORT)
  const service = createServer().listen(chosen, '127.0.0.1')
  await once(service, 'listening')
  expect(config).toMatchObject({ webServer: { env: { PORT: String(chosen) } } })
  for (const it of [other, service]) it.close()
  vi.unstubAllEnvs()
})
