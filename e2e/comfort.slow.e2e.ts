import { chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { expectNoSidewaysScroll, kindsOfPage, openFolds } from './support/pages.ts'
import { firstVisit, storeConsent } from './support/visitor.ts'

test.use(firstVisit)

test('at 400 % zoom every screen is one column, and nothing fixed covers it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of kindsOfPage) {
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner, path).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect((await banner.boundingBox())?.height, path).toBeLessThanOrEqual(256 * 0.6)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('banner'), path).not.toBeInViewport()
  }
})

test('with a root font of twice its size nothing is pushed out at any width', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of kindsOfPage) {
    await page.goto(path)
    // A sheet of the document's own: the policy lets no other style in. It leaves media queries as they are.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets.push(sheet)
    })
    await expectEveryWidthFits(page)
  }
})

test('with the browser’s text set to twice its size nothing is pushed out at any width, or cut off on a desktop', async () => {
  test.setTimeout(300_000)
  await withTextSize(32, async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of kindsOfPage) {
      await page.goto(path)
      await expectEveryWidthFits(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      expect(size).toBeGreaterThanOrEqual(32)
      const cut = await page.evaluate(() => {
        const clips = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY)
        const clipper = (element: Element | null): Element | null =>
          !element || clips(element) ? element : clipper(element.parentElement)
        return [...document.querySelectorAll('h1, h2, h3, p, a, button, dd, dt, li, label')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('[popover], [href="#main"], [class*="sr-only"]'))
          .filter((element) => {
            const frame = clipper(element)
            if (!frame || frame === document.body || frame.matches('.sr-only')) return false
            const text = element.getBoundingClientRect()
            const window = frame.getBoundingClientRect()
            const height = Math.max(text.height, element.scrollHeight)
            return text.top + height > window.bottom + 4 || text.top < window.top - 1
          })
          .map((element) => element.outerHTML.slice(0, 100))
      })
      expect(cut, path).toEqual([])
    }
  })
})

for (const fontSize of [16, 32])
  test(`on a phone, with text of ${fontSize} px, no title, link or button breaks inside a word or is pushed out`, async () => {
    test.setTimeout(120_000)
    // Long words of Polish law are wider than a phone at this size.
    const parts = ':is(h1, h2, h3, nav a, main li > a):not(main:has(.prose) *), summary, button, article > a, label'
    const isGame = (path: string) => path.startsWith('/games/')
    const long = ['/download/story-dice-vault', pathOfGame('lords-of-ragnarok')]
    await withTextSize(fontSize, async (page) => {
      for (const path of [...kindsOfPage, ...long]) {
        await page.goto(path)
        await openFolds(page)
        await expectNoSidewaysScroll(page)
        expect(await brokenWords(page, isGame(path) ? `${parts}, main a, main dd` : parts), path).toEqual([])
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        expect(await brokenWords(page, 'dialog a'), path).toEqual([])
      }
    })
  })

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('everything that can be pressed is 44 px high and wide, but for links within a sentence', async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of kindsOfPage) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      const small = await page.evaluate(() => {
        const inSentence = (link: Element) => {
          const block = link.closest('p, li, dd, td, th, figcaption, label')
          const own = link.textContent?.trim().length ?? 0
          return (block?.textContent?.trim().length ?? 0) > own + 3 && getComputedStyle(link).display === 'inline'
        }
        const isSmall = (element: Element) => {
          const { width, height } = element.getBoundingClientRect()
          return width < 44 || height < 43.5
        }
        return [...document.querySelectorAll('a[href], button, summary, select, input, textarea')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.matches('[href="#main"], [tabindex="-1"], [type="hidden"]'))
          .filter((element) => !element.closest('[aria-hidden="true"], [class*="sr-only"]') && !inSentence(element))
          .filter((element) => [element, ...(Reflect.get(element, 'labels') ?? [])].every(isSmall))
          .map((element) => element.outerHTML.slice(0, 140))
      })
      expect.soft(small, path).toEqual([])
    }
  })
})

test('in forced colours the chosen tab and the focus can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/our-games')
  const tabs = page.getByRole('main').getByRole('radio')
  const border = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomWidth)
  expect(await border(tabs.first())).toBe('3px')
  expect(await border(tabs.last())).toBe('0px')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  expect(await tabs.nth(1).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('with reduced motion nothing moves by itself or slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/games/awaken-realms/nemesis', '/press']) {
    await page.goto(path)
    const moving = await page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      const lasting = running.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      // A colour may change slowly: it moves nothing.
      const moving = lasting.filter(
        (run) => !(run instanceof CSSTransition && run.transitionProperty.includes('color')),
      )
      return moving.map(({ effect }) => String(effect instanceof KeyframeEffect && effect.target?.className))
    })
    expect(moving, path).toEqual([])
  }
})

async function expectEveryWidthFits(page: Page): Promise<void> {
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `${page.url()} at ${width} px`)
  }
}

/** A phone of 360 px whose browser is set to text of `size` px, where 16 is usual. */
async function withTextSize(size: number, use: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use
  const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${size}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL })
  await storeConsent(page)
  await use(page).finally(() => browser.close())
}

/** Words in what `selector` finds that are on two lines without a hyphen or a dash where they break. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(`:is(${selector}):visible`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.sr-only')) continue
        const text = walker.currentNode.textContent ?? ''
        for (const { index, 0: word } of text.matchAll(/[^\s\u2010-\u2014/-]+/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
