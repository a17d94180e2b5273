/**
 * `npx node bench/main.ts navigation [--visits N] [--write]`: from the click on a link to the paint of the next page's heading,
 * at the full speed of this machine by a mouse, and on a processor slowed four times by a finger. A mouse rests on the link for 300 ms before it clicks, a finger stays 90 ms: what
 * the page fetches ahead, it fetches in that time. Medians of N visits (7), each with an empty cache.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { startOwnService } from '../e2e/support/own-service.ts'
import { followLink, type Step } from './navigation-step.ts'
import { builtSite } from './pages-copies.ts'
import { desktop, launchBrowser, phone, slowness } from './phone-browser.ts'
import { markdownTable, median, report } from './result-tables.ts'

const { values: options } = parseArgs({
  options: { visits: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
})
const game = '/games/awaken-realms/nemesis'
const links = [
  ['/', '/our-games'],
  ['/our-games', game],
  [game, '/download'],
  ['/download', '/download/nemesis'],
  ['/contact', '/contact/games-prototypes'],
] as const
const steps: Step[] = links.flatMap(([from, to]) => [
  { from, to, device: desktop, rate: 1 },
  { from, to, device: phone, rate: slowness },
])

const service = await startOwnService({ SITE_DIR: builtSite })
const browser = await launchBrowser()
const rows: (string | number)[][] = []
for (const step of steps) rows.push(await measure(browser, step))
await browser.close()
await service.remove()
const head = ['from', 'to', 'by', 'least ms', 'median', 'worst', 'requests after the click']
report('navigation', markdownTable(head, rows), options)

async function measure(browser: Browser, step: Step) {
  const times: number[] = []
  const late: number[] = []
  for (let count = 0; count < Number(options.visits); count++) {
    const { time, requests } = await followLink(browser, service.url, step)
    times.push(time)
    late.push(requests)
  }
  const by = step.device === phone ? `finger, slowed ${step.rate} times` : 'mouse'
  console.error(`${step.from} to ${step.to} by ${by}: ${times.map((it) => it.toFixed(0)).join(' ')}`)
  const figures = [Math.min(...times), median(times), Math.max(...times)].map((it) => it.toFixed(0))
  return [step.from, step.to, by, ...figures, median(late)]
}
