import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,content,forms,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
