/**
 * `npx node bench/main.ts interactions [--visits N] [--only WORDS] [--write]`: from a tap or key to the next
 * paint on a processor slowed four times, as the browser's Event Timing reports it. Each visit (7) gives the first
 * interaction after the page has come, and five more.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { startOwnService } from '../e2e/support/own-service.ts'
import { type Interaction, interactions } from './interactions-list.ts'
import { builtSite } from './pages-copies.ts'
import { launchBrowser, openPage, openSlowed } from './phone-browser.ts'
import { markdownTable, median, report } from './result-tables.ts'

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
  for (let count = 0; count < Number(options.visits); count++) visits.push(await visit(browser, it))
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
async function visit(browser: Browser, { path, device, on, act, undo }: Interaction) {
  const { page } = await openSlowed(browser, device)
  await page.addInitScript(recordInteractions, leastReported)
  await openPage(page, service.url + path)
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
