import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

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
