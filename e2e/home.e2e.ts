import { expect, test } from '@playwright/test'
import { readGames } from '../site/games/read-games.build.ts'
import { readHome } from '../site/home/read-home.build.ts'
import { gamePages, readAddresses } from './support/pages.ts'
import { measureTop, withMotion } from './support/visitor.ts'

test.use({ ...withMotion, viewport: { width: 1600, height: 900 } })

test('the buttons lead from section to section and stop 80 px above each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const places = { 'OUR IDEA': 'we-stand', 'IN NUMBERS': 'in-numbers', 'OUR GAMES': 'our-games' }
  for (const [name, id] of Object.entries(places)) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => measureTop(page, id)).toBe(80)
    await page.keyboard.press('Tab')
    await expect(page.locator(`#${id} :focus`)).toBeAttached()
  }
})

test('shows five pictures that may lead to games, six numbers, and the grid of games', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('section').first().locator('img')).toHaveCount(5)
  const linked = await readAddresses(main.locator('section').first().getByRole('listitem').getByRole('link'))
  const games = readGames()
  expect(linked).toHaveLength(
    readHome()
      .images.slice(1)
      .filter(({ game }) => game).length,
  )
  for (const path of linked) expect(gamePages).toContain(path)
  const numbers = page.locator('#in-numbers').getByRole('listitem')
  await expect(numbers).toHaveCount(6)
  // Nothing in the styles turns that order round.
  const tops = await numbers.evaluateAll((all) =>
    all.map((number) => [...number.children].map((line) => line.getBoundingClientRect().top)),
  )
  for (const lines of tops) expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  await expect(page.getByRole('heading', { name: 'AWAKEN REALMS IN NUMBERS' })).toBeVisible()
  const tiles = page.getByRole('region', { name: 'Awaken Realms' }).getByRole('article')
  const leads = await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('a')?.pathname))
  expect(leads).toHaveLength([...games.values()].filter(({ tileLinks }) => tileLinks).length)
  for (const path of leads) expect(gamePages).toContain(path)
})

test('below 1280 px there are four games and a link to all instead of the grid', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'DISCOVER OUR GAMES' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'OUR GAMES', exact: true })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'All our games' }).click()
  await expect(page).toHaveURL('/our-games')
})

for (const [what, id, isTall, seen] of [
  ['a section is hidden only between its first pixel and a fifth of it', 'in-numbers', false, 0.3],
  // A fifth of it would hardly fit into the window.
  ['a section taller than four windows is shown from its first pixel on', 'our-games', true, 0.005],
] as const)
  test(`${what}, and fades in each time anew`, async ({ page }) => {
    await page.goto('/')
    const section = page.locator(`#${id} .reveal`)
    const { height = 0 } = (await section.boundingBox()) ?? {}
    if (isTall) await page.setViewportSize({ width: 1600, height: Math.floor(height / 4.5) })
    const opacity = () => section.evaluate((element) => Number(getComputedStyle(element).opacity))
    const showOf = (part: number) =>
      section.evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect()
        const at = window.scrollY + top - window.innerHeight + height * share
        window.scrollTo({ top: at, behavior: 'instant' })
      }, part)
    for (const round of ['the first time', 'the second time']) {
      await showOf(-0.02)
      // Until it has been seen to leave: it was opaque before, too.
      await expect(section, round).toHaveAttribute('data-shown', 'away')
      expect(await opacity(), round).toBe(1)
      if (!isTall) {
        await showOf(0.1)
        await expect.poll(opacity, round).toBe(0)
      }
      await showOf(seen)
      await expect(section, round).toHaveAttribute('data-shown', 'yes')
      await expect.poll(opacity, round).toBe(1)
    }
  })

test('every section is shown to whoever does not scroll', async ({ page }) => {
  for (const path of ['/', '/games/awaken-realms/nemesis']) {
    await page.goto(path)
    expect(await page.locator('.reveal').count()).toBeGreaterThan(1)
    await expect(page.locator('.reveal:not([data-shown])')).toHaveCount(0)
    const faint = await page.locator('.reveal, .reveal *').evaluateAll((all) => {
      const seen = all.filter((element) => element.checkVisibility())
      const faint = seen.filter((element) => Number(getComputedStyle(element).opacity) < 0.9)
      return faint.map((element) => element.outerHTML.slice(0, 120))
    })
    expect(faint, path).toEqual([])
  }
})
