import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../testing/free-port.ts'
import { withOwnService } from './own-service.ts'
import { buildCopy, copySources } from './site-copy.ts'
import { withFolder } from './temporary-folder.ts'

type Elsewhere = { site: string; service: string; dataDir: string }

/** The site built with FORMS_ORIGIN on one origin, and the service without a site, told of SITE_ORIGIN, on another. */
export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    ({}, use) =>
      withFolder('site-elsewhere', async (folder) => {
        const port = await freePort()
        const site = `http://127.0.0.1:${port}`
        await withOwnService({ SITE_DIR: 'none', SITE_ORIGIN: site }, async (forms) => {
          await copySources(folder)
          buildCopy(folder, { FORMS_ORIGIN: forms.url })
          const pages = { SITE_DIR: join(folder, 'build', 'client'), PORT: String(port) }
          await withOwnService(pages, () => use({ site, service: forms.url, dataDir: forms.dataDir }))
        })
      }),
    { scope: 'worker', timeout: 240_000 },
  ],
})
