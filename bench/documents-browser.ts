import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What the first view of /download fetches, how much of it is script (kB as sent), and how long a click takes (ms). */
export async function measureBrowser(
  origin: string,
): Promise<{ firstView: number; script: number; click: number }> {
  const installed = '/usr/bin/chromium'
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
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
  const seen = { firstView: Math.round(firstView / 1000), script: Math.round(script / 1000) }

  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (const place of [0, 1, 2, 3, 4]) {
    times.push(await page.evaluate(clickAndPaint, place))
  }
  await browser.close()
  return { ...seen, click: Math.max(...times) }
}

/** Runs in the page: opens a group and waits until the browser has painted what came of it. */
function clickAndPaint(place: number): Promise<number> {
  const summary = document.querySelectorAll<HTMLElement>('main details > summary')[place]
  const began = performance.now()
  summary?.click()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
  })
}
