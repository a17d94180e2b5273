import { globSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { readGames } from '../site/games/read-games.build.ts'
import { axeFindings, expectNoSidewaysScroll, kindsOfPage, pages } from './support/pages.ts'
import { firstVisit, watchConsole } from './support/visitor.ts'

test.use(firstVisit)

const widths = [320, 390, 768, 1440, 1920]

test('the build holds every address of the route table, and a page for each game', () => {
  const games = [...readGames().keys()].map(pathOfGame)
  for (const path of [...kindsOfPage, ...games]) if (path !== '/404') expect(pages).toContain(path)
})

test('each file of site/pages that makes pages for visitors has one of its pages among the kinds of page', () => {
  const isVisited = (file: string) => {
    const route = file.replace(/(\/?index)?\.astro$/, '').replace(/\[\.{3}\w+\]/, '.+')
    const address = new RegExp(`^/${route.replace(/\[\w+\]/g, '[^/]+')}$`)
    return kindsOfPage.some((path) => address.test(path))
  }
  const unvisited = globSync('**/*.astro', { cwd: 'site/pages' }).filter((file) => !isVisited(file))
  const forOthers = ['admin.astro', 'form-answer/[form]/[outcome].astro', 'styleguide/[...development].astro']
  expect(unvisited.sort()).toEqual(forOthers)
})

for (const path of kindsOfPage) {
  test(`${path} fits, passes axe, is silent, and stores nothing unasked`, async ({ page, context, baseURL }) => {
    // The download centre shows some five hundred rows, and axe looks at each.
    test.slow()
    const messages = watchConsole(page)
    const foreign = watchOtherHosts(page, baseURL)
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `at ${width} px`)
      if (width === 390 || width === 1440) expect(await axeFindings(page), `at ${width} px`).toEqual([])
    }
    await seeItAll(page)
    // The browser itself reports the status of the 404 page.
    expect(messages.filter((message) => !message.includes('a status of 404'))).toEqual([])
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await context.cookies()).toEqual([])
  })
}

/** Collects what is asked of any host but our own. */
function watchOtherHosts(page: Page, own: string | undefined): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== own) foreign.push(`${page.url()} -> ${request.url()}`)
  })
  return foreign
}

/** Scrolls through the page and the lists that scroll by themselves, so that pictures load that wait to come near. */
async function seeItAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lists = document.querySelectorAll('.download-scroll')
    for (const part of [document.documentElement, ...lists])
      for (let y = 0; y < part.scrollHeight; y += window.innerHeight) {
        part.scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()))
}
