import type { Browser, Page } from '@playwright/test'
import { answerBanner } from '../e2e/support/consent.ts'
import { phone, slowness } from './phone-browser.ts'

/** In ms; the clicks in rising order. */
type Clicks = { atRest: number[]; whileLoading: number[]; longestTask: number }

/** Moments after the first group or letter is in the page, in ms, at which a visitor clicks while the script takes it over. */
const moments = [0, 100, 200, 300, 450, 600, 900, 1200]

/**
 * Real clicks on a processor slowed four times, as the browser's Event Timing counts them (from the tap to the next
 * paint, ms): on a page that rests, and while its script is still starting. And the longest task of the load without
 * slowing (processor time of the page's thread times four), which is the longest a tap could have to wait.
 */
export async function measureClicks(browser: Browser, origin: string): Promise<Clicks> {
  const atRest: number[] = []
  const whileLoading: number[] = []
  const tasks: number[] = []
  for (const moment of moments) whileLoading.push(...(await clicksWhileLoading(browser, origin, moment)))
  for (let visit = 0; visit < 3; visit++) {
    atRest.push(...(await clicksAtRest(browser, origin)))
    tasks.push(await longestTask(browser, origin))
  }
  return {
    atRest: rising(atRest),
    whileLoading: rising(whileLoading),
    longestTask: rising(tasks)[1] ?? Number.NaN,
  }
}

function rising(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}

async function open(browser: Browser) {
  const page = await browser.newPage(phone)
  await answerBanner(page)
  await page.addInitScript(() => {
    const taps: number[] = []
    // The DOM's types do not know the threshold yet.
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    Object.assign(window, { taps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration)
    }).observe(options)
  })
  return { page, session: await page.context().newCDPSession(page) }
}

async function clicksWhileLoading(browser: Browser, origin: string, moment: number): Promise<number[]> {
  const { page, session } = await open(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(`${origin}/download`, { waitUntil: 'commit' })
  const place = await placeOf(page, 0)
  await page.waitForTimeout(moment)
  await page.mouse.click(place.x, place.y)
  const taps = await counted(page)
  await page.close()
  return taps
}

async function clicksAtRest(browser: Browser, origin: string): Promise<number[]> {
  const { page, session } = await open(browser)
  await page.goto(`${origin}/download`, { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  for (const fold of [0, 1, 0, 1]) {
    const place = await placeOf(page, fold)
    await page.mouse.click(place.x, place.y)
    await page.waitForTimeout(1500)
  }
  const taps = await counted(page)
  await page.close()
  return taps
}

/** Where a group stands (or a letter, in a register too long for groups) once it is in the page; scrolled to without waiting for anything else. */
function placeOf(page: Page, fold: number): Promise<{ x: number; y: number }> {
  return page
    .waitForFunction((index) => {
      const place = document.querySelectorAll('main details > summary, main nav a[href^="#letter-"]')[index]
      if (!place) return
      place.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, height } = place.getBoundingClientRect()
      return { x: x + 20, y: y + height / 2 }
    }, fold)
    .then((it) => it.jsonValue())
    .then((it) => it ?? { x: 0, y: 0 })
}

/** Event Timing tells of a click some time after it is painted. A click faster than it measures counts as its least. */
async function counted(page: Page): Promise<number[]> {
  await page.waitForTimeout(2500)
  const taps = await page.evaluate((): number[] => Reflect.get(window, 'taps'))
  return taps.length > 0 ? taps : [16]
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

async function longestTask(browser: Browser, origin: string): Promise<number> {
  const { page } = await open(browser)
  // The process that will hold the page must be there before the tracing starts, or its threads have no names.
  await page.goto(`${origin}/favicon.svg`)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.goto(`${origin}/download`, { waitUntil: 'networkidle' })
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(traceEvents.filter((it) => it.args?.name === 'CrRendererMain').map(threadOf))
  const tasks = traceEvents.filter((it) => it.name.endsWith('RunTask') && main.has(threadOf(it)))
  return (Math.max(...tasks.map((it) => it.tdur ?? 0)) / 1000) * slowness
}
