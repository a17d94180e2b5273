import { expect, test } from '@playwright/test'

/** One screen of each kind that has parts which fade in. */
for (const path of ['/', '/games/awaken-realms/nemesis']) {
  test(`${path} shows every section to whoever does not scroll`, async ({ page }) => {
    await page.goto(path)
    expect(await page.locator('.reveal').count()).toBeGreaterThan(1)
    await expect(page.locator('.reveal:not([data-shown])')).toHaveCount(0)
    const hidden = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
          .map((it) => it.outerHTML.slice(0, 120)),
      )
    expect(hidden).toEqual([])
  })
}
