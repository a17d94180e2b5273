import type { Config } from '@react-router/dev/config'
import { pagePaths, resourcePaths } from './site/content/paths.server.ts'

export default {
  ssr: false,
  prerender: { paths: [...pagePaths(), ...resourcePaths], concurrency: 1 },
} satisfies Config
