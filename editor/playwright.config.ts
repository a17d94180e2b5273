import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The real editor, on a copy of the content: `npx playwright test --config editor/playwright.config.ts`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1400, height: 900 },
    launchOptions: existsSync(chromium) ? { executablePath: chromium, args: ['--no-sandbox'] } : {},
  },
})
