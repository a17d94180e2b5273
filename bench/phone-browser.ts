import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { answerBanner } from '../e2e/support/consent.ts'

/** How many times slower than this machine a phone is taken to be. */
export const slowness = 4

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
export const desktop = { viewport: { width: 1280, height: 800 } } as const

/** The installed Chromium, or Playwright's own where there is none. */
export function launchBrowser(): Promise<Browser> {
  const installed = '/usr/bin/chromium'
  return chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

/** A visitor without anything in the cache, the banner answered, on a processor slowed `rate` times from the first byte on. */
export async function openSlowed(
  browser: Browser,
  device: BrowserContextOptions,
  rate: number = slowness,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage(device)
  await answerBanner(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session }
}

/** Goes to a page and waits until nothing is fetched any more and the islands in view are hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr][client="idle"]').length === 0)
}
