import { test as base, type Page } from '@playwright/test'
import { startTemporaryService } from '../../server/testing/service-process.ts'
import { readContent } from '../../site/all-content/read-content.build.ts'
import { featuresOf, gameWith, secondaryOf } from './our-content.ts'
import { declinedAt } from './visitor.ts'

/** Where `e2e/other-site.setup.ts` builds the site of the tests that need other content than ours. */
export const otherSiteFolder = '.cache/e2e-other-site'

/** The video that content names where it has none of its own yet. */
export const videoId = 'aaaaaaaaaaa'

/** There its secondary section has a short video of ours. */
export const ownVideoGame = gameWith('a secondary section', secondaryOf)

/** There its secondary section has a video of the provider's. */
export const providerVideoGame = gameWith(
  'a secondary section, besides the first',
  (it) => it !== ownVideoGame && secondaryOf(it),
)

/** There its how-to-play page has a video. */
export const howToPlayGame = gameWith('a how-to-play page', (it) => it.howToPlay)

/** The first feature of this game has two pictures there, the second one. */
export const carouselGame = gameWith('two features', (it) => featuresOf(it).length > 1)

/** To this game the first of the two sets belongs. */
export const [emptySetGame = ''] = readContent().games.keys()
const english = { category: 'Rules', title: 'Rules in English', kind: 'rulebook', language: 'en' }
const korean = { ...english, title: 'Rules in Korean', language: 'ko' }

/** Sets of documents that the other site has besides ours: of one no document is available, of the other one is. */
export const emptySet = { slug: 'quagmire', title: 'Quagmire', documents: [{ ...english, id: 'quagmire-en' }] }
export const halfFilledSet = {
  slug: 'wyrmgate',
  title: 'Wyrmgate',
  documents: [
    { ...english, id: 'wyrmgate-en', link: 'https://example.com/wyrmgate.pdf' },
    { ...korean, id: 'wyrmgate-ko' },
  ],
}

/** For visitors of the other site who have declined cookies. */
export const test = base.extend<object, { otherSite: string }>({
  otherSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const service = await startTemporaryService({ SITE_DIR: `${otherSiteFolder}/build/client` })
      await use(service.url).finally(service.remove)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ otherSite }, use) => use(otherSite),
  storageState: ({ otherSite }, use) => use(declinedAt(otherSite)),
})

/** What the button on a video that plays behind a section says, whoever serves it. */
export const pauseVideo = 'Pause the video in the background'

/**
 * Answers in the provider's place: its script by our stand-in, its frames by an empty page. Returns the addresses
 * asked for, in order. `late`: the test says when the player is ready. `missing`: no script comes; `empty`: an empty one.
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
