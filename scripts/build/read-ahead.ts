import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const serverBuild = z.object({
  entry: z.object({
    module: z.object({ readAhead: z.custom<() => void>((it) => typeof it === 'function') }),
  }),
})

/**
 * Has all content read before the first page is asked for. The framework gives each page ten seconds, which cannot be set,
 * and the first pages would wait for the content of the whole site within theirs (docs/decisions/growth.md).
 */
export function readAhead(): Plugin {
  return {
    name: 'read-ahead',
    async configurePreviewServer({ config }) {
      const file = join(config.root, 'build', 'server', 'index.js')
      // Gone once the pages are built: a preview of the finished site has nothing to read.
      if (!existsSync(file)) return
      const { entry } = serverBuild.parse(await import(pathToFileURL(file).href))
      entry.module.readAhead()
    },
  }
}
