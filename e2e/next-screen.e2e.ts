import { expect, type Page, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { takenOver } from './support/taken-over.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => {
  await answerBanner(page)
  await page.goto('/contact')
  await takenOver(page)
})

const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('a next screen that is slow to come is announced, until it is there', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/download.data*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await press(page, 'Download')
  await expect(page.getByText('Loading…')).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL('/download')
  await expect(page.getByText('Loading…')).toBeHidden()
})

test('offline the screen stays, and the chosen one opens when the connection is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await press(page, 'Download')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PLEASE CHOOSE YOUR TOPIC')
  await context.setOffline(false)
  await expect(page).toHaveURL('/download')
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('offline the visitor can choose to stay', async ({ page, context }) => {
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await press(page, 'Download')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('You are offline.')).toBeHidden()
  await context.setOffline(false)
  await press(page, 'Home')
  await expect(page).toHaveURL('/')
})

test('when a release has taken the script of the next screen away, that screen is loaded whole', async ({
  page,
}) => {
  let released = false
  page.on('request', (request) => {
    released ||= request.isNavigationRequest() && new URL(request.url()).pathname === '/download'
  })
  // Only the old page's scripts are gone.
  await page.route('**/assets/download-*.js', (route) => (released ? route.continue() : route.abort()))
  await press(page, 'Download')
  await expect(page).toHaveURL('/download')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads')
  expect(released).toBe(true)
})

test('offline a page kept on the device opens at once', async ({ page, context }) => {
  await page.goto('/download/platformer')
  await page.getByRole('button', { name: /Keep on this device/ }).click()
  await expect(page.getByText(/^Kept on this device/)).toBeVisible({ timeout: 20_000 })
  await page.goto('/download#platformer')
  await takenOver(page)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('region', { name: 'Platformer' }).locator('a[href="/download/platformer"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platformer: documents')
})
