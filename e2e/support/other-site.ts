import { test as base } from '@playwright/test'
import { freePort } from '../../testing/free-port.ts'
import { withOwnService } from './own-service.ts'

/** Where `other-site.setup.ts` builds the site of the tests that need other content than ours. */
export const otherSite = '.cache/e2e-other-site'

/** The port of the service the other site's forms are sent to, which its pages name: one test file uses it. */
export const formsPort = Number(process.env.E2E_PORT) + 1

/** The video that content names where it has none of its own yet. */
export const videoId = 'aaaaaaaaaaa'

type Elsewhere = { site: string; service: string; dataDir: string }

/** `videoSite`: the other site. `elsewhere`: the same, and the service of its forms at another origin. */
export const test = base.extend<object, { videoSite: string; elsewhere: Elsewhere }>({
  videoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    ({}, use) => withOwnService({ SITE_DIR: `${otherSite}/build/client` }, ({ url }) => use(url)),
    { scope: 'worker' },
  ],
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const port = await freePort()
      const site = `http://127.0.0.1:${port}`
      const service = {
        SITE_DIR: 'none',
        ANSWERS_DIR: `${otherSite}/build/answers`,
        SITE_ORIGIN: site,
        PORT: String(formsPort),
      }
      await withOwnService(service, (forms) =>
        withOwnService({ SITE_DIR: `${otherSite}/build/client`, PORT: String(port) }, () =>
          use({ site, service: forms.url, dataDir: forms.dataDir }),
        ),
      )
    },
    { scope: 'worker' },
  ],
})
