import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { answerBanner } from './support/consent.ts'
import { addStyle } from './support/whole-page.ts'

/** Half the size: smaller pictures, and still every line of text in them. */
test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5 })

/** One screen of each kind that has parts further down. */
const kinds = ['/', '/our-games', '/games/awaken-realms/nemesis', '/press', '/privacy-policy']

for (const path of kinds) {
  test(`${path} shows every section to whoever does not scroll`, async ({ page }) => {
    await answerBanner(page)
    await page.goto(path)
    // Pictures further down load when they come near; what matters here is what hides them.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((it) => {
          it.loading = 'eager'
          return it.decode().catch(() => console.error(`${it.src} cannot be shown.`))
        }),
      ),
    )
    const parts = await partsOf(page)
    expect(parts.length).toBeGreaterThan(0)
    const atRest = await brightnesses(page, parts)
    await addStyle(page, 'main * { opacity: 1 !important; transition: none !important }')
    const withAllShown = await brightnesses(page, parts)
    for (const [at, shown] of withAllShown.entries())
      expect(atRest[at], JSON.stringify(parts[at])).toBeGreaterThan(shown * 0.9)
  })
}

type Part = { top: number; height: number }

/** Where the page's sections stand; where it has none, what its main part holds. */
function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section')]
    const parts = sections.length > 0 ? sections : [...document.querySelectorAll('main > *')]
    return parts
      .map((it) => it.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 1)
      .map(({ top, height }) => ({ top: Math.round(top), height: Math.round(height) }))
  })
}

/** The mean brightness of each part, 0 to 255, in a picture of the whole page taken without scrolling. */
async function brightnesses(page: Page, parts: readonly Part[]): Promise<number[]> {
  const picture = sharp(await page.screenshot({ fullPage: true, scale: 'device', type: 'jpeg' }))
  const { width, height } = await picture.metadata()
  const scale = width / 1280
  return Promise.all(
    parts.map(async (part) => {
      const top = Math.round(part.top * scale)
      const bottom = Math.round((part.top + part.height) * scale)
      const area = { left: 0, top, width, height: Math.min(bottom, height) - top }
      const { channels } = await sharp(await picture.clone().extract(area).toBuffer())
        .greyscale()
        .stats()
      return channels[0]?.mean ?? 0
    }),
  )
}
