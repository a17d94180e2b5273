import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startProcess } from '../../server/testing/service-process.ts'

type Settings = Record<string, string>
type OwnService = Awaited<ReturnType<typeof startOwnService>>

/** Tests that let the service fail, or want it set otherwise, get one of their own by `ownService`. */
export const test = base.extend<{ settings: Settings; ownService: OwnService }>({
  settings: [{}, { option: true }],
  ownService: async ({ settings }, use) => {
    const service = await startOwnService(settings)
    await use(service).finally(service.remove)
  },
})

/**
 * The site and its forms in a process of its own, with an empty store, until the caller calls `remove`. Rejects when it does
 * not start.
 */
export async function startOwnService(settings: Settings) {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-service-'))
  let running = await startProcess({ ...settings, DATA_DIR: dataDir })
  const { port } = running
  const kill = () => running.end('SIGKILL')
  return {
    url: `http://localhost:${port}`,
    port: Number(port),
    dataDir,
    kill,
    async remove() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
    async startAgain() {
      running = await startProcess({ ...settings, DATA_DIR: dataDir, PORT: port })
    },
  }
}
