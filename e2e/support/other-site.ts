import { test as base } from '@playwright/test'
import { withOwnService } from './own-service.ts'

/** Where `other-site.setup.ts` builds the site of the tests that need other content than ours. */
export const otherSite = '.cache/e2e-other-site'

/** The video that content names where it has none of its own yet. */
export const videoId = 'aaaaaaaaaaa'

/** `videoSite`: the address of the other site. */
export const test = base.extend<object, { videoSite: string }>({
  videoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    ({}, use) => withOwnService({ SITE_DIR: `${otherSite}/build/client` }, ({ url }) => use(url)),
    { scope: 'worker' },
  ],
})
