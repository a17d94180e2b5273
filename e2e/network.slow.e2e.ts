import { expect, test } from '@playwright/test'
import { gamePages } from './support/pages.ts'
import { firstVisit, watchConsole } from './support/visitor.ts'
import { seeItAll, watchOtherHosts } from './support/whole-page.ts'

test.use(firstVisit)

// That nothing is asked before the visitor has chosen, `every-page.e2e.ts` sees on each kind of page.
test('after the visitor has declined, no game’s page asks another host for anything or complains', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const messages = watchConsole(page)
  const foreign = watchOtherHosts(page, baseURL)
  await page.goto('/')
  await page.getByRole('button', { name: 'Decline' }).click()
  for (const path of [...gamePages, '/games/awaken-realms/grimcoven/videos']) {
    await page.goto(path)
    await seeItAll(page)
  }
  expect(foreign).toEqual([])
  expect(messages).toEqual([])
})
