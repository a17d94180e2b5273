import type { Page } from '@playwright/test'

/** Lets no script whose name begins so arrive until the returned function is called, as on a slow line. */
export async function holdScripts(page: Page, name = ''): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}
