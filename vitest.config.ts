import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{site,forms,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    // One process for many files, and more processes than cores: most of the time a test waits for something.
    isolate: false,
    maxWorkers: 4,
  },
})
