import { expect, test } from '@playwright/test'
import { aFilling, fillIn, openFilled } from './support/form-filling.ts'

test('a toast stands at the top right; success goes after 2 s, an error after 4 s', async ({
  page,
  context,
}) => {
  const opened = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: opened })
  await openFilled(page, 'press')
  await page.clock.pauseAt(new Date(opened.getTime() + 600_000))
  await page.getByRole('button', { name: 'Send' }).click()

  const toasts = page.getByRole('region', { name: 'Notifications' })
  const success = toasts.getByText('Your press inquiry has been submitted!')
  await expect(success).toBeVisible()
  await expect(toasts).toHaveCSS('position', 'fixed')
  const box = await toasts.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBe(16)
  expect(box?.y).toBeLessThan(100)
  await page.clock.runFor(1900)
  await expect(success).toBeVisible()
  await page.clock.runFor(200)
  await expect(success).toBeHidden()

  await fillIn(page, aFilling('press'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  const error = toasts.getByText(/We could not reach our server/)
  await expect(error).toBeVisible()
  await page.clock.runFor(3900)
  await expect(error).toBeVisible()
  await page.clock.runFor(200)
  await expect(error).toBeHidden()
})
