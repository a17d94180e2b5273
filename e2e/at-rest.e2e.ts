import { expect, test } from '@playwright/test'

/** One screen of each kind that has parts which fade in. */
for (const path of ['/', '/games/awaken-realms/nemesis']) {
  test(`${path} shows every section to whoever does not scroll`, async ({ page }) => {
    await page.goto(path)
    expect(await page.locator('.reveal').count()).toBeGreaterThan(1)
    await expect(page.locator('.reveal:not([data-shown])')).toHaveCount(0)
    const faint = await page
      .locator('.reveal, .reveal *')
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility() && Number(getComputedStyle(it).opacity) < 0.9)
          .map((it) => it.outerHTML.slice(0, 120)),
      )
    expect(faint).toEqual([])
  })
}
