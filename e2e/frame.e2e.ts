import { expect, test } from '@playwright/test'
import { gamePages } from './support/pages.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

test.describe('the Games menu', () => {
  test.use({ viewport: desktop })
  test.beforeEach(({ page }) => page.goto('/contact'))

  test('opens by click, shows every game, and greys the three that have no page', async ({ page }) => {
    await page.getByRole('button', { name: 'Games' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Awaken Realms' }).first()
    const linked = await panel
      .getByRole('link')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    expect(linked).toEqual(expect.arrayContaining([...gamePages, '/games/awaken-realms/grimcoven/videos']))
    for (const name of ['Agricola Dead Harvest', 'Labyrinth Chronicles', 'Dragon Eclipse: The Grand Quest']) {
      await expect(panel.getByText(name)).toBeVisible()
      await expect(panel.getByRole('link', { name })).toHaveCount(0)
    }
  })

  test('opens on hover and stays while the pointer is on it', async ({ page }) => {
    await page.getByRole('button', { name: 'Games' }).hover()
    const link = page.getByRole('link', { name: 'Etherfields' }).first()
    await expect(link).toBeVisible()
    await link.hover()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/games/awaken-realms/etherfields')
    await expect(page.getByRole('tablist').first()).toBeHidden()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Games' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Questline' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: 'Questline' }).first()).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes when the keyboard goes on behind it, in either direction', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Games' })
    const menu = page.locator('[popover]:popover-open')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator(':focus')).toHaveText('Contact')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator(':focus')).toHaveText('Home')
  })

  test('has a tab for each line, selected by arrow keys', async ({ page }) => {
    await page.getByRole('button', { name: 'Games' }).click()
    await page.getByRole('tab', { name: 'Awaken Realms' }).first().focus()
    await page.keyboard.press('ArrowRight')
    const questline = page.getByRole('link', { name: /The Fall of Avalon/ }).first()
    await expect(questline).toHaveAttribute('href', /store\.steampowered\.com/)
    await page.keyboard.press('End')
    await expect(page.getByRole('tabpanel', { name: 'Lite' }).first().getByRole('link')).toHaveText([
      'Siegestorm',
      'Tamashii',
    ])
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: phone })
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('is 16rem wide and lists the ways', async ({ page }) => {
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    expect((await drawer.boundingBox())?.width).toBeCloseTo(256, 3)
    const names = await drawer.getByRole('link').allInnerTexts()
    expect(names.map((it) => it.replace(/\s*\(opens in a new tab\)/, '').trim())).toEqual([
      'Home',
      'Our games',
      'Contact',
      'Join us',
      'Ludomentor',
      'Download',
      'B.E.L.O.W. is now LIVE',
    ])
  })

  test('closes on the overlay and on its button', async ({ page }) => {
    await page.mouse.click(370, 400)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('closes when a tablet is turned and has the wide menu', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  test('keeps the keyboard: the page behind it is not reached, and does not scroll', async ({ page }) => {
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const entries = await drawer.getByRole('link').or(drawer.getByRole('button')).count()
    for (let press = 0; press < entries + 3; press += 1) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(() =>
        document.activeElement !== document.body && !document.activeElement?.closest('dialog')
          ? document.activeElement?.outerHTML
          : undefined,
      )
      expect(behind).toBeUndefined()
    }
    await page.mouse.move(330, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('closes when a link is followed', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('the campaign button', () => {
  test.use({ viewport: desktop })

  for (const [moment, label] of [
    ['2025-10-16T15:59:59Z', 'Follow B.E.L.O.W. Now'],
    ['2025-10-16T16:00:00Z', 'B.E.L.O.W. is now LIVE'],
  ] as const) {
    test(`reads "${label}" at ${moment} by the visitor's clock`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment))
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link', { name: /B\.E\.L\.O\.W/ })).toContainText(label)
    })
  }

  test('changes its label at the moment of the switch', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-10-16T15:59:50Z') })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Follow B.E.L.O.W. Now' })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('banner').getByRole('link', { name: 'B.E.L.O.W. is now LIVE' })).toBeVisible()
  })
})

test.describe('header and footer', () => {
  test.use({ viewport: desktop })

  test('the header stays at the top while the page scrolls, and its logo leads home', async ({ page }) => {
    await page.goto('/privacy-policy')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    const header = page.getByRole('banner')
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
    const ways = await header.getByRole('link').or(header.getByRole('button')).allTextContents()
    expect(ways.map((it) => it.replace(/\s*\(opens in a new tab\)/, '').trim())).toEqual([
      'Awaken Realms',
      'Home',
      'Games',
      'Contact',
      'Join us',
      'Ludomentor',
      'Download',
      'B.E.L.O.W. is now LIVE',
    ])
    for (const name of [/Join us/, /Ludomentor/])
      await expect(header.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    await header.getByRole('link', { name: 'Awaken Realms' }).click()
    await expect(page).toHaveURL('/')
  })

  test('from 1024 px on the header holds the ways, below that the drawer does', async ({ page }) => {
    await page.goto('/contact')
    for (const [width, wide] of [
      [1024, true],
      [1023, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: wide })
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !wide })
    }
  })

  test('the screen stands in the element with the id root and fades in within 0.4 to 0.6 s', async ({
    page,
  }) => {
    await page.goto('/contact')
    const main = page.locator('#root').getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('PLEASE CHOOSE YOUR TOPIC')
    const seconds = await main.evaluate((it) => Number.parseFloat(getComputedStyle(it).animationDuration))
    expect(seconds).toBeGreaterThanOrEqual(0.4)
    expect(seconds).toBeLessThanOrEqual(0.6)
  })

  test('what opens on a page fades in for 0.4 s, and what is in it follows', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Games' }).click()
    const entries = page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('list')
    for (const [part, delay] of [
      [page.locator('[popover]:popover-open'), '0s'],
      [entries, '0.1s'],
    ] as const) {
      await expect(part).toHaveCSS('animation-duration', '0.4s')
      await expect(part).toHaveCSS('animation-timing-function', 'ease-out')
      await expect(part).toHaveCSS('animation-delay', delay)
    }
  })

  test('the footer leads to three social sites in new tabs and, beside the current year, to the privacy policy', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-05-01T12:00:00Z')
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    for (const name of [/^Facebook/, /^Instagram/, /^YouTube/]) {
      const link = footer.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.(facebook|instagram|youtube)\.com\//)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(footer.getByText('© 2031 Awaken Realms')).toBeVisible()
    await footer.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })
})
