import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { aPicture, test as base, save } from './an-editor.ts'

/** With the development server of the website beside it. */
const test = base.extend({
  settings: async ({ pages }, use) => use({ EDITOR_SITE: pages.address }),
})

test('the page beside renews itself after a save, and says when its server has stopped', async ({
  page,
  pages,
  editor,
}) => {
  await page.goto(`${editor.address}/keystatic/collection/games/item/nemesis`)
  await page.getByRole('button', { name: 'Page beside' }).click()
  const beside = page.frameLocator('iframe')
  await beside.getByRole('heading', { level: 1 }).waitFor()
  const times: number[] = []
  for (const words of ['Cold', 'Dark', 'Silent', 'Alone', 'Awake'].map((it) => `${it} aboard the ship.`)) {
    await page.getByRole('group', { name: 'Hero' }).getByLabel('Text').first().fill(words)
    await save(page)
    const saved = performance.now()
    await beside.getByText(words).first().waitFor()
    times.push(Math.round(performance.now() - saved))
  }
  console.log(`shown after a save: median ${times.sort((a, b) => a - b)[2]} ms of ${times}`)
  await pages.stop()
  await expect(page.getByRole('alert')).toContainText(
    'Start “npm run edit” again. You can go on writing and saving.',
  )
  await page.getByLabel('Page title').first().fill('Saved all the same')
  await save(page)
})

test('a new game is made from a copy of another and shown on its page', async ({ page, pages, editor }) => {
  await page.goto(`${editor.address}/keystatic/collection/games/item/castles-of-burgundy`)
  await page.getByRole('button', { name: 'Duplicate entry' }).click()
  await page.getByLabel('Name in the address').fill('castles-of-warsaw')
  await page.getByLabel('Name').nth(1).fill('Castles of Warsaw')
  const top = page.locator('.picture').first().locator('input[type=file]')
  await top.setInputFiles(await aPicture(editor.root, 800, 1000))
  await expect(page.getByRole('status').filter({ hasText: 'The picture is in its place' })).toHaveCount(1)
  await save(page, 422)
  const hero = page.getByRole('group', { name: 'Hero' })
  await page.getByRole('button', { name: /^Hero › Image: found hero\.webp/ }).click()
  await hero.locator('input[type=file]').setInputFiles(await aPicture(editor.root, 1920, 1080))
  await expect(page.getByRole('status').filter({ hasText: 'The picture is in its place' })).toHaveCount(2)
  await page.getByRole('button', { name: /^Hero › Slides › no\. 1: found/ }).click()
  await page.keyboard.press('Enter')
  const slide = page.getByRole('dialog')
  await slide.locator('input[type=file]').setInputFiles(await aPicture(editor.root, 1400, 800))
  await expect(slide.getByRole('status')).toContainText('The picture is in its place')
  await slide.getByRole('button', { name: 'Done' }).click()
  // The rest in the same way; here their files are put beside them.
  const [from, to] = ['castles-of-burgundy', 'castles-of-warsaw'].map((it) =>
    join(editor.root, 'content/games', it, 'images'),
  )
  cpSync(`${from}`, `${to}`, { recursive: true, force: false })
  await save(page)
  expect(editor.read('content/games/castles-of-warsaw/game.yaml')).toMatch(
    /^name: Castles of Warsaw\n[\s\S]*tile:\n {2}file: tile-[0-9a-f]{8}\.webp\n[\s\S]*image:\n {4}file: hero\.webp\n[\s\S]*slides:\n {4}- file: feature-[0-9a-f]{8}\.webp/,
  )
  const address = `${pages.address}/games/awaken-realms/castles-of-warsaw`
  await expect.poll(() => fetch(address).then((it) => it.text())).toContain('Castles of Warsaw</h1>')
})
