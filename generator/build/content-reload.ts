import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** While somebody works on the site, a changed file of `content/` is read again and shown at once. */
export function contentReload(): Plugin {
  const folder = resolve('content')
  const loaders = resolve('site')
  return {
    name: 'content-reload',
    configureServer({ watcher, environments, ws }) {
      watcher.add(folder)
      watcher.on('all', (_event, file) => {
        // An editor writes a file beside the old one, then moves it: that is one change.
        if (!file.startsWith(folder) || file.endsWith('.part')) return
        // The loaders keep what they have read in their modules, so these go, and who imports them.
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [name, modules] of moduleGraph.fileToModulesMap) {
            if (name.startsWith(loaders)) for (const it of modules) moduleGraph.invalidateModule(it)
          }
        }
        ws.send({ type: 'full-reload' })
      })
    },
  }
}
