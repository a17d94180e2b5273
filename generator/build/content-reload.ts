import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** While somebody works on the site, a changed file of `content/` is read again and shown at once. */
export function contentReload(): Plugin {
  const folder = resolve('content')
  return {
    name: 'content-reload',
    configureServer({ watcher, environments, ws }) {
      watcher.add(folder)
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return
        // The loader keeps what it has read in its module, so the module goes.
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
      })
    },
  }
}
