import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{site,forms,server,scripts,deploy}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test waits for the time to pass; a machine that does other things as well may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One process for many files, and more processes than cores: most of the time a test waits for something.
    isolate: false,
    maxWorkers: 4,
    reporters: ['default', 'junit'],
    // Read by scripts/test.mjs.
    outputFile: { junit: '.cache/report.xml' },
  },
})
