import { resolve } from 'node:path'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { content, forgetContent } from '../content/content.server.ts'
import { encodePictures } from '../pictures/encode-pictures.server.ts'

const accents = '\0virtual:accents.css'

/**
 * `virtual:accents.css` gives everything inside an element with `data-game="<slug>"` that game's accent, because the
 * Content-Security-Policy forbids style attributes. The development server reads a changed file of `content/` again and
 * shows it at once.
 */
export function contentPlugin(): Plugin {
  const folder = resolve('content')
  return {
    name: 'content',
    resolveId: (id) => (`\0${id}` === accents ? accents : undefined),
    load(id) {
      if (id !== accents) return undefined
      return [...content().games.values()]
        .map(({ slug, accent }) => `[data-game='${slug}']{--color-accent:${accent}}`)
        .join('\n')
    },
    configureServer({ config, watcher, environments, ws }) {
      watcher.add(folder)
      watcher.on('all', async (_event, file) => {
        // An editor may write `<file>.part` and then rename it; only the second is a change.
        if (!file.startsWith(folder) || file.endsWith('.part')) return
        const isPicture = /[\\/]images[\\/]/.test(file)
        const problem = isPicture ? await encodePictures().then(() => '', String) : ''
        forgetContent()
        for (const environment of Object.values(environments)) {
          // The loaders keep what they have read in their modules; Astro keeps what getStaticPaths returned.
          environment.moduleGraph.invalidateAll()
          if (!isRunnableDevEnvironment(environment)) continue
          environment.runner.evaluatedModules.clear()
          environment.hot.send('astro:content-changed', {})
        }
        ws.send({ type: 'full-reload' })
        // After the reload, which would take the message away.
        if (!problem) return
        config.logger.error(problem)
        ws.send({ type: 'error', err: { message: problem, stack: '' } })
      })
    },
  }
}
