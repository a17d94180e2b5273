import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort, startOwnService } from './own-service.ts'
import { buildCopy, copySources } from './site-copy.ts'

type Elsewhere = { site: string; service: string; dataDir: string }

/** The site built with FORMS_ORIGIN on one origin, and the service without a site, told of SITE_ORIGIN, on another. */
export const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-elsewhere-'))
      const port = await freePort()
      const site = `http://127.0.0.1:${port}`
      const forms = await startOwnService({ SITE_DIR: 'none', SITE_ORIGIN: site })
      await copySources(folder)
      buildCopy(folder, { FORMS_ORIGIN: forms.url })
      const pages = await startOwnService({ SITE_DIR: join(folder, 'build', 'client') }, port)
      await use({ site, service: forms.url, dataDir: forms.dataDir })
      await pages.remove()
      await forms.remove()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
