/**
 * `npx node bench/main.ts interactions [--visits N] [--only WORDS] [--write]`: from a tap or key to the next
 * paint on a processor slowed four times, as the browser's Event Timing reports it. Each visit (7) gives the first
 * interaction after the page has come, and five more.
 */
import { parseArgs } from 'node:util'
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { answerBanner } from '../e2e/support/consent.ts'
import { startOwnService } from '../e2e/support/own-service.ts'
import { builtSite } from './pages-copies.ts'
import { desktop, launchBrowser, phone, slowness } from './phone-browser.ts'
import { markdownTable, median, report } from './result-tables.ts'

/**
 * `act` is done several times over to what `on` finds; `turn` is 0 for the first after the page has come. What must be
 * undone in between (a menu closed again), `undo` does; that is not measured.
 */
type Interaction = {
  name: string
  path: string
  /** A phone unless it says otherwise. */
  device?: BrowserContextOptions
  on: (page: Page, turn: number) => Locator
  act: (target: Locator, turn: number) => Promise<void>
  undo?: (page: Page) => Promise<void>
}

const game = '/games/awaken-realms/nemesis'
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const tap = (target: Locator) => target.tap()
const closed = (page: Page) => page.keyboard.press('Escape')
const tab = (page: Page, place: number) => page.locator('main [role=tab]').nth(place % 3)
const searchField = (page: Page) => page.getByRole('searchbox')

const interactions: Interaction[] = [
  { name: 'menu on a phone', path: '/', on: button('Menu'), act: tap, undo: closed },
  {
    name: 'games menu by keyboard',
    path: '/',
    device: desktop,
    // By a mouse it is open before the click: it opens on hover.
    on: button('Games'),
    act: (target) => target.press('Enter'),
    undo: closed,
  },
  {
    name: 'tab of the catalogue',
    path: '/our-games',
    on: (page, turn) => tab(page, turn + 1),
    act: tap,
  },
  {
    name: 'tab of the catalogue by arrow key',
    path: '/our-games',
    device: desktop,
    on: tab,
    act: (target) => target.press('ArrowRight'),
  },
  { name: 'arrow of a carousel', path: game, on: button('Next picture'), act: tap },
  { name: 'arrow of the hero’s pictures', path: game, on: button('Next pictures'), act: tap },
  {
    name: 'group of documents',
    path: '/download',
    on: (page, turn) => page.locator('main details > summary').nth(turn),
    act: tap,
  },
  {
    name: 'sidebar of the documents',
    path: '/download',
    on: (page, turn) =>
      page
        .getByRole('navigation', { name: 'Games' })
        .getByRole('link')
        .nth(turn + 2),
    act: tap,
  },
  {
    name: 'tap into the search',
    path: '/download',
    on: searchField,
    act: tap,
    undo: (page) => searchField(page).blur(),
  },
  {
    name: 'letter in the search',
    path: '/download',
    on: searchField,
    act: (target, turn) => target.press('nemesis'[turn] ?? 's'),
  },
  {
    name: 'cookie settings',
    path: '/',
    on: button('Cookie settings'),
    act: tap,
    undo: (page) => button('Decline')(page).tap(),
  },
]

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const target = 100
/** ms: the browser reports none that was faster. */
const leastReported = 16
const turns = 6
/** ms: longer than any motion an interaction starts, and than the browser's report of it takes. */
const settled = 900

const service = await startOwnService({ SITE_DIR: builtSite })
const browser = await launchBrowser()
const rows: string[][] = []
const slow: string[] = []
for (const it of interactions.filter(({ name }) => name.includes(options.only))) {
  const visits: number[][] = []
  for (let count = 0; count < Number(options.visits); count++) visits.push(await visit(it))
  const [first, later] = [
    visits.map(([time = Number.NaN]) => time),
    visits.flatMap((times) => times.slice(1)),
  ]
  rows.push([it.name, ...summary(first), ...summary(later)])
  if (Math.max(median(first), median(later)) >= target) slow.push(it.name)
  console.error(`${it.name}: first ${first.join(' ')}, later ${later.join(' ')}`)
}
await browser.close()
await service.remove()
const head = ['interaction', 'first: least', 'median', 'worst', 'later: least', 'median', 'worst']
const verdict = `Median of ${target} ms or more: ${slow.join(', ') || 'none'}.`
report('interactions', `${markdownTable(head, rows)}\n\n${verdict}`, options)

function summary(times: number[]): string[] {
  return [Math.min(...times), median(times), Math.max(...times)].map((it) =>
    it <= leastReported ? `≤ ${leastReported}` : String(it),
  )
}

/** The times of one visit's interactions in ms, in turn. */
async function visit({ path, device = phone, on, act, undo }: Interaction) {
  const page = await browser.newPage(device)
  await answerBanner(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.addInitScript(recordInteractions, leastReported)
  await page.goto(service.url + path, { waitUntil: 'networkidle' })
  // Until the islands in view are hydrated.
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="idle"]'))
  await page.waitForTimeout(settled)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    // Scrolling there is not part of it.
    await on(page, turn).scrollIntoViewIfNeeded()
    await page.waitForTimeout(settled)
    await longest(page)
    await act(on(page, turn), turn)
    await page.waitForTimeout(settled)
    times.push(await longest(page))
    await undo?.(page)
  }
  await page.context().close()
  return times
}

/** The longest interaction since it was last asked for, in ms. */
function longest(page: Page): Promise<number> {
  return page.evaluate((least) => {
    const times: number[] = Reflect.get(window, 'interactionTimes')
    return Math.max(least, ...times.splice(0))
  }, leastReported)
}

/** Runs in the page before its own scripts. */
function recordInteractions(durationThreshold: number): void {
  const times: number[] = []
  const wanted = { type: 'event', durationThreshold, buffered: true }
  Object.assign(window, { interactionTimes: times })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') > 0) times.push(entry.duration)
    }
  }).observe(wanted)
}
