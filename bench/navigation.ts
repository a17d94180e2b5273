/**
 * `npx node bench/navigation.ts [--visits 7]`: prints a table of median times, from the click on a link until the next page
 * stands and until it is painted. Each visit begins with an empty cache. Two visitors are measured:
 * - a mouse that rests on the link for 300 ms;
 * - a finger that stays for 90 ms, on a processor slowed four times.
 *
 * It uses Puppeteer, because Chromium draws no page ahead for Playwright.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { startTemporaryService } from '../server/testing/service-process.ts'
import { markdownTable, median } from './table.ts'

/** How many times slower than this machine a phone is assumed to be. */
const slowness = 4

const { values: options } = parseArgs({ options: { visits: { type: 'string', default: '7' } } })
const game = '/games/awaken-realms/nemesis'
const links = [
  ['/', '/our-games'],
  ['/our-games', game],
  [game, '/download'],
  ['/download', '/download/nemesis'],
  ['/contact', '/contact/games-prototypes'],
] as const

const service = await startTemporaryService({})
const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const rows: (string | number)[][] = []
for (const [from, to] of links)
  for (const by of ['mouse', 'finger'] as const) {
    const visits: Visit[] = []
    for (let count = 0; count < Number(options.visits); count++) visits.push(await follow(browser, from, to, by))
    const middle = (of: (visit: Visit) => number) => median(visits.map(of)).toFixed(0)
    rows.push([
      from,
      to,
      by === 'finger' ? `finger, slowed ${slowness} times` : by,
      middle((visit) => visit.shown),
      middle((visit) => visit.painted),
      `${visits.filter((visit) => visit.drawnAhead).length} of ${visits.length}`,
    ])
  }
await browser.close()
await service.remove()
console.log(markdownTable(['from', 'to', 'by', 'heading', 'first paint', 'drawn ahead'], rows))

/** In ms after the click: when the page with its heading stood in the window, and when the browser had painted it. */
type Visit = { shown: number; painted: number; drawnAhead: boolean }

async function follow(browser: Browser, from: string, to: string, by: 'mouse' | 'finger'): Promise<Visit> {
  const visitor = await browser.createBrowserContext()
  const page = await visitor.newPage()
  await page.evaluateOnNewDocument(() => localStorage.setItem('cookie-consent', 'declined'))
  if (by === 'mouse') await page.setViewport({ width: 1280, height: 800 })
  else {
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true })
    await page.emulateCPUThrottling(slowness)
  }
  await page.goto(service.url + from, { waitUntil: 'networkidle0' })
  const link = await visibleLink(page, to)
  await page.evaluate(rememberClick)
  if (by === 'mouse') {
    await link.hover()
    await sleep(300)
    await link.click()
  } else {
    await link.touchStart()
    await sleep(90)
    // A page drawn ahead takes the place of this one before the browser has answered.
    await link.touchEnd().catch(() => undefined)
  }
  await sleep(2000)
  const visit = await page.evaluate(painted, to)
  await visitor.close()
  return visit
}

async function visibleLink(page: Page, to: string) {
  for (const link of await page.$$(`main a[href="${to}"], footer a[href="${to}"]`))
    if (await link.isVisible()) {
      await link.scrollIntoView()
      await sleep(1000)
      return link
    }
  throw new Error(`No link to ${to} is to be seen on ${page.url()}.`)
}

/** Runs in the page that is left: writes down when its next click comes, in ms of the clock both pages share. */
function rememberClick(): void {
  document.addEventListener(
    'click',
    (event) => sessionStorage.setItem('clicked-at', String(performance.timeOrigin + event.timeStamp)),
    { capture: true, once: true },
  )
}

/** Runs in the page that has come. Its heading is there when it is both parsed and shown. */
function painted(to: string): Visit {
  if (location.pathname !== to) throw new Error(`${location.pathname} is shown instead of ${to}.`)
  const clickedAt = Number(sessionStorage.getItem('clicked-at'))
  const [navigation] = performance.getEntriesByType('navigation')
  const activated: number = Reflect.get(navigation ?? {}, 'activationStart') ?? 0
  const parsed: number = Reflect.get(navigation ?? {}, 'domInteractive') ?? Number.NaN
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const afterClick = (time: number) => performance.timeOrigin + time - clickedAt
  return {
    shown: afterClick(Math.max(activated, parsed)),
    painted: afterClick(Math.max(activated, paint)),
    drawnAhead: activated > 0,
  }
}
