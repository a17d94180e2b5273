import { test as base, type Page } from '@playwright/test'
import { readContent } from '../../site/all-content/read-content.build.ts'
import { startTemporaryService } from '../../testing/service-process.ts'
import { featuresOf, gameWith, secondaryOf } from './our-content.ts'
import { declinedAt } from './visitor.ts'

/** Where `e2e/test-content.setup.ts` builds our site with test content: for what our own content cannot show. */
export const testContentFolder = '.cache/e2e-test-content'

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

/** The sets of documents in the test content besides ours: of the first no document is available, of the second one is. */
export const emptySet = { slug: 'quagmire', title: 'Quagmire', documents: [{ ...english, id: 'quagmire-en' }] }
export const halfFilledSet = {
  slug: 'wyrmgate',
  title: 'Wyrmgate',
  documents: [
    { ...english, id: 'wyrmgate-en', link: 'https://example.com/wyrmgate.pdf' },
    { ...korean, id: 'wyrmgate-ko' },
  ],
}

/** For visitors of the site with test content who have declined cookies. */
export const test = base.extend<object, { testContentUrl: string }>({
  testContentUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const service = await startTemporaryService({ SITE_DIR: `${testContentFolder}/build/client` })
      await use(service.url).finally(service.remove)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ testContentUrl }, use) => use(testContentUrl),
  storageState: ({ testContentUrl }, use) => use(declinedAt(testContentUrl)),
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
