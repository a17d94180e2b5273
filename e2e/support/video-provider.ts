import type { Page } from '@playwright/test'

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
