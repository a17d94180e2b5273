import { expect, type Page, test } from '@playwright/test'
import { pathOfGame, pathOfHowToPlay } from '../site/addresses/addresses.ts'
import { readSite } from '../site/content-files/read-site.build.ts'
import { readGameLists, readGames } from '../site/games/read-games.build.ts'
import { expectNames, gamePages, readAddresses } from './support/pages.ts'

const { campaign } = readSite()
const games = [...readGames().values()]
const [firstGame, secondGame, thirdGame] = games
const { main = [], questline = [], lite = [] } = readGameLists().menus
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

test.describe('the Games menu', () => {
  test.use({ viewport: desktop })

  test('opens by click, shows every game, and greys those that have no page', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Games' }).click()
    const panel = page.getByRole('region', { name: 'Awaken Realms' }).first()
    const howToPlay = games.filter((game) => game.howToPlay).map(({ slug }) => pathOfHowToPlay(slug))
    const linked = await readAddresses(panel.getByRole('link'))
    expect(linked).toEqual(expect.arrayContaining([...gamePages, ...howToPlay]))
    for (const { label } of main.filter(({ to }) => !to)) {
      await expect(panel.getByText(label)).toBeVisible()
      await expect(panel.getByRole('link', { name: label })).toHaveCount(0)
    }
  })

  test('opens on hover and stays while the pointer is on it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Games' }).hover()
    const link = page.locator(`#games-menu a[href="${pathOfGame(firstGame?.slug ?? '')}"]`).first()
    await expect(link).toBeVisible()
    await link.hover()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(pathOfGame(firstGame?.slug ?? ''))
    await expect(page.locator('#games-menu')).toBeHidden()
  })

  test('closes when the keyboard goes on behind it, in either direction', async ({ page }) => {
    await page.goto('/contact')
    const button = page.getByRole('button', { name: 'Games' })
    const menu = page.locator('[popover]:popover-open')
    for (const [key, name] of Object.entries({ Tab: 'Contact', 'Shift+Tab': 'Home' })) {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      if (key === 'Tab') await menu.getByRole('link').last().focus()
      await page.keyboard.press(key)
      await expect(menu).toBeHidden()
      await expect(page.locator(':focus')).toHaveText(name)
    }
  })

  test('has a tab for each line, selected by arrow keys', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Games' }).click()
    await page.getByRole('radio', { name: 'Awaken Realms' }).first().focus()
    for (const [line, entries] of Object.entries({ Questline: questline, Lite: lite })) {
      await page.keyboard.press('ArrowRight')
      const region = page.getByRole('region', { name: line }).first()
      await expect(region).toBeVisible()
      expect(await readAddresses(region.getByRole('link'))).toEqual(entries.flatMap(({ to }) => to ?? []))
    }
  })

  test('shows the tile of the game that is pointed at or has the focus, else of the first', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Games' }).click()
    const shown = page.locator('#games-menu img:visible').last()
    const entry = (game = firstGame) => page.locator(`#games-menu a[href="${pathOfGame(game?.slug ?? '')}"]`).first()
    const tileOf = (game = firstGame) => new RegExp(`/${game?.slug}-${game?.tile.file.replace(/\..*$/, '')}`)
    await expect(shown).toHaveAttribute('src', tileOf())
    await entry(secondGame).hover()
    await expect(shown).toHaveAttribute('src', tileOf(secondGame))
    const loaded = shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(await loaded).toBeGreaterThan(0)
    await page.mouse.move(700, 110)
    await entry(thirdGame).focus()
    await expect(shown).toHaveAttribute('src', tileOf(thirdGame))
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: phone })

  test('is 16rem wide and lists its links in order', async ({ page }) => {
    await openDrawer(page)
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    expect((await drawer.boundingBox())?.width).toBeCloseTo(256, 3)
    const names = ['Home', 'Our games', 'Contact', 'Join us', 'Ludomentor', 'Download', campaign.after]
    await expectNames(drawer.getByRole('link'), names)
  })

  test('closes on the overlay, on its button, and on Escape, which gives the focus back', async ({ page }) => {
    await openDrawer(page)
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    for (const close of [
      () => page.mouse.click(370, 400),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await expect(drawer).toBeVisible()
      await close()
      await expect(drawer).toBeHidden()
      await expect(menu).toBeFocused()
      await menu.press('Enter')
    }
  })

  test('keeps the keyboard: the page behind it is not reached, and does not scroll', async ({ page }) => {
    await openDrawer(page)
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const entries = await drawer.getByRole('link').or(drawer.getByRole('button')).count()
    const behind = page.locator(':focus:not(dialog, dialog *)')
    for (let press = 0; press < entries + 3; press += 1) {
      await page.keyboard.press('Tab')
      expect(await behind.count()).toBe(0)
    }
    await page.mouse.move(330, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

async function openDrawer(page: Page): Promise<void> {
  await page.clock.setFixedTime(campaign.switchAt)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
}
