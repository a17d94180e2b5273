import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { everyPage, oneOfEachKind } from './every-page.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${page.url()} ${id}: ${node.target.join(' ')}`))
}

test('axe finds nothing on any page, in a wide window', async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of everyPage()) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    found.push(...(await violations(page)))
  }
  expect(found).toEqual([])
})

test('axe finds nothing on one page of each kind, in a narrow window', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const found: string[] = []
  for (const path of oneOfEachKind) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    found.push(...(await violations(page)))
  }
  expect(found).toEqual([])
})

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Games' }).click()
  await expect(page.getByRole('tablist', { name: 'Lines of games' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
