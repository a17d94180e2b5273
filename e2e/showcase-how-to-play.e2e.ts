import { expect, test } from '@playwright/test'

const path = '/games/awaken-realms/grimcoven/videos'

test('is a page of use while no film is known', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveTitle('Grimcoven: How to play | Awaken Realms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
  await expect(page.getByText('The video is not here yet')).toBeVisible()
  await expect(page.getByText('The rulebook is not here yet')).toBeVisible()
  await page.getByRole('link', { name: 'About Grimcoven' }).click()
  await expect(page).toHaveURL(path.replace('/videos', ''))
})

test('tells machines where it stands and of no film', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toContain('"BreadcrumbList"')
  expect(html).not.toContain('VideoObject')
  expect(html).not.toContain('data-provider-video')
})
