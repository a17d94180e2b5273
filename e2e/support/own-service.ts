import { test as base } from '@playwright/test'
import { startTemporaryService } from '../../testing/service-process.ts'

type Settings = Record<string, string>
type OwnService = Awaited<ReturnType<typeof startTemporaryService>>

/** Tests that let the service fail, or want it set otherwise, get one of their `own`. */
export const test = base.extend<{ settings: Settings; own: OwnService }>({
  settings: [{}, { option: true }],
  own: async ({ settings }, use) => {
    const service = await startTemporaryService(settings)
    await use(service).finally(service.remove)
  },
})
