import { test as base } from '@playwright/test'
import { readGames } from '../../site/games/read-games.build.ts'
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
  (game) => game !== ownVideoGame && secondaryOf(game),
)

/** There its how-to-play page has a video. */
export const howToPlayGame = gameWith('a how-to-play page', (game) => game.howToPlay)

/** In the test content its first feature has two pictures, its second feature has one. */
export const carouselGame = gameWith('two features', (game) => featuresOf(game).length > 1)

/** The game that the first of the two sets belongs to. */
export const [emptySetGame = ''] = readGames().keys()
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
export const test = base.extend<object, { testContentOrigin: string }>({
  testContentOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use) => {
      const service = await startTemporaryService({ SITE_DIR: `${testContentFolder}/build/client` })
      await use(service.origin).finally(service.remove)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ testContentOrigin }, use) => use(testContentOrigin),
  storageState: ({ testContentOrigin }, use) => use(declinedAt(testContentOrigin)),
})
