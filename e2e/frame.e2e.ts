import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { formPaths, openForm } from './support/form-filling.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

test.describe('the Games menu', () => {
  test.use({ viewport: desktop })
  test.beforeEach(async ({ page }) => {
    await answerBanner(page)
    await page.goto('/contact')
  })

  test('opens by click, shows every game, and greys the three that have no page', async ({ page }) => {
    await page.getByRole('button', { name: 'Games' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Awaken Realms' }).first()
    await expect(panel.getByRole('link')).toHaveCount(23)
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

  test('has a tab for each line, selected by arrow keys', async ({ page }) => {
    await page.getByRole('button', { name: 'Games' }).click()
    await page.getByRole('tab', { name: 'Awaken Realms' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: /The Fall of Avalon/ }).first()).toHaveAttribute(
      'href',
      /store\.steampowered\.com/,
    )
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
    await answerBanner(page)
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

  test('closes on the overlay', async ({ page }) => {
    await page.mouse.click(370, 400)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('closes on its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
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
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.clock.setFixedTime(new Date(moment))
      // The served label is the build's answer; a form is ready when the page's script has looked at the clock.
      await openForm(page, formPaths.press)
      await expect(page.getByRole('banner').getByRole('link', { name: /B\.E\.L\.O\.W/ })).toContainText(label)
      expect(errors).toEqual([])
    })
  }

  test('changes its label at the moment of the switch', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-10-16T15:59:50Z') })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Follow B.E.L.O.W. Now' })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('banner').getByRole('link', { name: 'B.E.L.O.W. is now LIVE' })).toBeVisible()
  })

  test('reports its press only where an analytics function exists', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      Object.assign(window, {
        seen: [],
        gtag: (...args: unknown[]) => Reflect.get(window, 'seen').push(args),
      })
      document.addEventListener('click', (event) => event.preventDefault(), { capture: false })
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /B\.E\.L\.O\.W/ })
      .click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /Ludomentor/ })
      .click()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      ['event', 'follow_button', { button_name: 'agricola' }],
      ['event', 'ludomentor', { button_name: 'ludomentor-navbar' }],
    ])
  })
})
