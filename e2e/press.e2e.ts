import { expect, test } from '@playwright/test'
import { readGames } from '../site/games/read-games.build.ts'
import { gamePages, readAddresses, served } from './support/pages.ts'

test('every game has a picture whose file is there, and a way to its page', async ({ page, request }) => {
  await page.goto('/press')
  const figures = page.getByRole('region', { name: 'Pictures' }).getByRole('figure')
  await expect(figures).toHaveCount(gamePages.length)
  for (const figure of await figures.all()) {
    const [game, file] = await readAddresses(figure.getByRole('link'))
    expect(gamePages).toContain(game)
    const answer = await request.head(file ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
  }
})

test('the press kit is one ZIP of the size that is said', async ({ page, request }) => {
  await page.goto('/press')
  const link = page.getByRole('link', { name: /^Press kit/ })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  const bytes = await answer.body()
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  for (const slug of readGames().keys()) expect(bytes.includes(`pictures/${slug}-hero.jpg`), slug).toBe(true)
  await expect(link).toHaveText(`Press kit (ZIP, ${(bytes.length / 1e6).toFixed(1)} MB)`)
})

test('the press form is two presses away from any page', async ({ page, request }) => {
  for (const path of ['/', '/polityka-prywatnosci', '/games/awaken-realms/nemesis'])
    expect((await served(request, path)).html).toMatch(/<footer.*<a href="\/press"/s)
  await page.goto('/press')
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact/press-contact')
})
