import { test as base, type Page } from '@playwright/test'
import { startOwnService } from './own-service.ts'

/** Where `e2e/other-site.setup.ts` builds the site of the tests that need other content than ours. */
export const otherSite = '.cache/e2e-other-site'

/** The video that content names where it has none of its own yet. */
export const videoId = 'aaaaaaaaaaa'

/** `videoSite`: the address of the other site. */
export const test = base.extend<object, { videoSite: string }>({
  videoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const service = await startOwnService({ SITE_DIR: `${otherSite}/build/client` })
      await use(service.url).finally(service.remove)
    },
    { scope: 'worker' },
  ],
})

/** What the button on a video that plays behind a section says, whoever serves it. */
export const pauseVideo = 'Pause the video in the background'

/**
 * Answers in the provider's place: its script by our stand-in, its frames by an empty page. Returns the addresses
 * asked for, in order. Instead of a player that is ready at once there may be one whose test says when, no script, or an empty one.
 */
export async function standInForProvider(
  page: Page,
  player: 'ready' | 'late' | 'missing' | 'empty' = 'ready',
): Promise<string[]> {
  const asked: string[] = []
  await page.addInitScript((late) => Object.assign(window, { providerIsLate: late }), player === 'late')
  await page.route(/^https:\/\/([a-z-]+\.)*youtube(-nocookie)?\.com\//, (route) => {
    const address = route.request().url()
    asked.push(address)
    if (!address.endsWith('/iframe_api'))
      return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
    if (player === 'missing') return route.abort()
    if (player === 'empty') return route.fulfill({ contentType: 'text/javascript', body: '' })
    return route.fulfill({ contentType: 'text/javascript', path: 'e2e/fixtures/provider-script.js' })
  })
  return asked
}
