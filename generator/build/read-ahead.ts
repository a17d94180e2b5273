import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const readAheadFunction = z.custom<() => void>((it) => typeof it === 'function', 'a function')
const serverBuild = z.object({ entry: z.object({ module: z.object({ readAhead: readAheadFunction }) }) })

/**
 * Has all content read before the first page is asked for. The framework gives each page ten seconds, which cannot be set,
 * and the first pages would wait for the content of the whole site within theirs (docs/decisions/growth.md).
 */
export function readAhead(): Plugin {
  return {
    name: 'read-ahead',
    configurePreviewServer: ({ config }) => readServerBuild(config.root),
  }
}

/**
 * Calls `readAhead` of `app/entry.server.tsx` as built below `root`, in the module the pages are then rendered from. Throws
 * what is wrong with the content. A preview of the finished site has no such build any more, and nothing to read.
 */
export async function readServerBuild(root: string): Promise<void> {
  const file = join(root, 'build', 'server', 'index.js')
  if (!existsSync(file)) return
  const { entry } = serverBuild.parse(await import(pathToFileURL(file).href))
  entry.module.readAhead()
}
