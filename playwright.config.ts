import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { declinedAt } from './e2e/support/visitor.ts'
import { findFreePort } from './testing/free-port.ts'

/** Debian's browsers. The first has no windows and needs half the processor time. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)
// Chosen once, by the process that starts the workers: they inherit it.
process.env.E2E_PORT ??= String(await findFreePort())
const port = process.env.E2E_PORT

const origin = `http://localhost:${port}`

/** Against the built site and the real service, with data of its own that each run throws away. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    {
      name: 'our site',
      testMatch: '**/*.e2e.ts',
      testIgnore: ['**/*.slow.e2e.ts', '**/*.test-content.e2e.ts'],
      // Drawing what moves costs time in every test. Tests of what moves ask for it: `withMotion`.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // The long ones: every screen in many forms.
    { name: 'our site, slow', testMatch: '**/*.slow.e2e.ts' },
    { name: 'test content is built', testMatch: 'test-content.setup.ts' },
    // What our content cannot show: the site is built once with test content, for all of them.
    { name: 'test content', testMatch: '**/*.test-content.e2e.ts', dependencies: ['test content is built'] },
  ],
  fullyParallel: true,
  // More workers than cores (two): most of the time a test waits for something.
  workers: 4,
  timeout: 45_000,
  // Four browsers, the service and the tests may share two cores.
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  // scripts/test.mjs reads the second.
  reporter: [['line'], ['junit', { outputFile: '.cache/report.xml' }]],
  use: {
    baseURL: origin,
    // In most tests the visitor has declined cookies; `firstVisit` is for the others.
    storageState: declinedAt(origin),
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--disable-gpu'],
    },
  },
  webServer: {
    command: 'rm -rf .cache/e2e-data && node server/main.ts',
    url: `${origin}/`,
    env: { PORT: port, DATA_DIR: '.cache/e2e-data', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
  },
})
