import type { Config } from '@react-router/dev/config'
import { pagePaths } from './content/paths.server.ts'

export default {
  ssr: false,
  prerender: { paths: pagePaths(), concurrency: 4 },
} satisfies Config
