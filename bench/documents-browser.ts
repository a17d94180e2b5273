import type { Browser } from '@playwright/test'
import { measureClicks } from './documents-clicks.ts'
import { launchBrowser, phone, slowness } from './phone-browser.ts'
import { median } from './result-tables.ts'

/**
 * What the first view of /download fetches, how much of it is script (kB as sent), how long the page's thread is busy
 * with the slowest of four clicks (ms, median of five visits), and what `measureClicks` says of real ones.
 */
export async function measureBrowser(origin: string) {
  const browser = await launchBrowser()
  const weight = await weighFirstView(browser, origin)
  const clicks: number[] = []
  for (let visit = 0; visit < 5; visit++) clicks.push(await slowestClick(browser, origin))
  const real = await measureClicks(browser, origin)
  await browser.close()
  return { ...weight, ...real, click: median(clicks) }
}

async function open(browser: Browser) {
  const page = await browser.newPage(phone)
  return { page, session: await page.context().newCDPSession(page) }
}

async function weighFirstView(browser: Browser, origin: string) {
  const { page, session } = await open(browser)
  await session.send('Network.enable')
  let [firstView, script] = [0, 0]
  const scripts = new Set<string>()
  session.on('Network.responseReceived', (event) => {
    if (event.type === 'Script') scripts.add(event.requestId)
  })
  session.on('Network.loadingFinished', (event) => {
    firstView += event.encodedDataLength
    if (scripts.has(event.requestId)) script += event.encodedDataLength
  })
  await page.goto(`${origin}/download`, { waitUntil: 'networkidle' })
  await page.close()
  return { firstView: Math.round(firstView / 1000), script: Math.round(script / 1000) }
}

/** Other work on the machine does not count: what is taken is the time the page's own thread was busy. */
async function slowestClick(browser: Browser, origin: string): Promise<number> {
  const { page, session } = await open(browser)
  await page.goto(`${origin}/download`, { waitUntil: 'networkidle' })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find((it) => it.name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const times: number[] = []
  for (const place of [0, 1, 2, 3]) {
    const before = await busy()
    await page.evaluate(clickAndPaint, place)
    times.push(((await busy()) - before) * slowness)
  }
  await page.close()
  return Math.max(...times)
}

/**
 * Runs in the page: opens a group, or in a register too long for groups chooses a letter, and waits until the browser has
 * painted what came of it.
 */
function clickAndPaint(place: number): Promise<void> {
  const groups = document.querySelectorAll<HTMLElement>('main details > summary')
  const letters = document.querySelectorAll<HTMLElement>('main nav a[href^="#letter-"]')
  const target = [...groups, ...letters][place]
  if (!target) throw new Error('There is neither a group nor a letter to click on /download')
  target.click()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
