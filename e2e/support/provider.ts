import type { Page } from '@playwright/test'

/** What the button on a video that plays behind a section says, whoever serves it. */
export const pauseVideo = 'Pause the video in the background'

type Plan = { ready?: 'at once' | 'when told' }

/**
 * Answers in the provider's place: its script by our stand-in, its frames by an empty page. Returns the addresses
 * asked for, in order. `script: 'missing'` refuses the script.
 */
export async function standInForProvider(
  page: Page,
  { script = 'there', ...plan }: Plan & { script?: 'there' | 'missing' } = {},
): Promise<string[]> {
  const asked: string[] = []
  await page.addInitScript((it) => Object.assign(window, { providerStandIn: it }), plan)
  await page.route(/^https:\/\/([a-z-]+\.)*youtube(-nocookie)?\.com\//, (route) => {
    const address = route.request().url()
    asked.push(address)
    if (!address.endsWith('/iframe_api'))
      return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
    if (script === 'missing') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', path: 'e2e/fixtures/provider-script.js' })
  })
  return asked
}
