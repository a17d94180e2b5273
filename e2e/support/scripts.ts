import type { Page } from '@playwright/test'

/** Lets no script of the page arrive until the returned function is called, as on a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}
