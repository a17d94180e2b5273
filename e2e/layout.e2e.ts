import { expect, test } from '@playwright/test'
import { readSite } from '../site/content-files/read-site.build.ts'
import { expectNames } from './support/pages.ts'

const { campaign, links } = readSite()

test.use({ viewport: { width: 1440, height: 900 } })

test('the campaign button changes at the moment of the switch, by the visitor’s clock', async ({ page }) => {
  const header = page.getByRole('banner')
  const button = header.getByRole('link').and(header.locator(`[href="${campaign.link.href}"]`))
  const switchAt = Date.parse(campaign.switchAt)
  await page.clock.install({ time: switchAt - 15_000 })
  await page.goto('/')
  await expect(button).toContainText(campaign.before)
  await page.clock.runFor(15_000)
  await expect(button).toContainText(campaign.after)
  for (const [moment, label] of [
    [switchAt - 1000, campaign.before],
    [switchAt, campaign.after],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await page.reload()
    await expect(button).toContainText(label)
  }
})

test('the header stays at the top while the page scrolls, and its logo leads home', async ({ page }) => {
  await page.clock.setFixedTime(campaign.switchAt)
  await page.goto('/privacy-policy')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const header = page.getByRole('banner')
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
  const names = ['Awaken Realms', 'Home', 'Games', 'Contact', 'Join us', 'Ludomentor', 'Download', campaign.after]
  await expectNames(header.getByRole('link').or(header.getByRole('button')), names)
  for (const name of [/Join us/, /Ludomentor/])
    await expect(header.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await header.getByRole('link', { name: 'Awaken Realms' }).click()
  await expect(page).toHaveURL('/')
})

test('from 1024 px on the header holds the links, below that the drawer does', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [1024, 1023]) {
    const wide = width === 1024
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: wide })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !wide })
  }
})

test('the header marks the part of the site that the page belongs to', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  for (const [path, name] of [
    ['/contact', 'Contact'],
    ['/contact/press-contact', 'Contact'],
    ['/games/awaken-realms/nemesis', 'Games'],
    ['/privacy-policy', ''],
  ] as const) {
    await page.goto(path)
    await expect(marked).toHaveText(name ? [name] : [])
  }
})

test('the screen is in #root and fades in within 0.4 to 0.6 s, what opens on it within 0.4 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/contact')
  const main = page.locator('#root').getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('PLEASE CHOOSE YOUR TOPIC')
  const seconds = await main.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration))
  expect(seconds).toBeGreaterThanOrEqual(0.4)
  expect(seconds).toBeLessThanOrEqual(0.6)
  await page.getByRole('button', { name: 'Games' }).click()
  const menu = page.locator('[popover]:popover-open')
  const entries = page.getByRole('region', { name: 'Awaken Realms' }).getByRole('list')
  for (const part of [menu, entries]) {
    await expect(part).toHaveCSS('animation-duration', '0.4s')
    await expect(part).toHaveCSS('animation-timing-function', 'ease-out')
    await expect(part).toHaveCSS('animation-delay', part === menu ? '0s' : '0.1s')
  }
})

test('the footer leads to three social sites in new tabs and, beside the year, to the policy', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-01T12:00:00Z')
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  const { facebook, instagram, youtube } = links
  for (const [name, { href }] of Object.entries({ facebook, instagram, youtube })) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name}`, 'i') })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(footer.getByText('© 2031 Awaken Realms')).toBeVisible()
  // What company law asks for.
  await expect(footer.getByRole('link', { name: 'Company details' })).toHaveAttribute('href', '/company-details')
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})
