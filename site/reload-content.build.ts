import { resolve } from 'node:path'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { assertContent } from './check-content.build.ts'
import { forgetContent } from './content-files/content-cache.build.ts'
import { encodePictures } from './pictures/encode-pictures.build.ts'

/** The development server reads changed files of `content/` again and shows them, or the mistakes in them. */
export function reloadContent(): Plugin {
  const folder = resolve('content')
  return {
    name: 'reload-content',
    configureServer({ config, watcher, environments, ws }) {
      let hasNewPictures = false
      let timer: NodeJS.Timeout | undefined
      let reloads = Promise.resolve()
      let problem = ''
      const showProblem = () => {
        if (problem) ws.send({ type: 'error', err: { message: problem, stack: '' } })
      }
      // A page opened later, too: Astro sends it the message once, mostly before a slow browser listens.
      ws.on('connection', showProblem)
      watcher.add(folder)
      watcher.on('all', (_event, file) => {
        // An editor may write `<file>.part` and then rename it; only the second is a change.
        if (!file.startsWith(folder) || file.endsWith('.part')) return
        hasNewPictures ||= /[\\/]images[\\/]/.test(file)
        // A new game is many files: they are read together, and never while others are.
        clearTimeout(timer)
        timer = setTimeout(() => {
          reloads = reloads.then(reload)
        }, 100)
      })

      async function reload() {
        const encoded = hasNewPictures ? encodePictures() : Promise.resolve()
        hasNewPictures = false
        problem = await encoded
          .then(forgetContent)
          .then(assertContent)
          .then(
            () => '',
            ({ message }: Error) => message,
          )
        for (const environment of Object.values(environments)) {
          // The modules keep what they have read; Astro keeps what getStaticPaths returned.
          environment.moduleGraph.invalidateAll()
          if (!isRunnableDevEnvironment(environment)) continue
          environment.runner.evaluatedModules.clear()
          environment.hot.send('astro:content-changed', {})
        }
        ws.send({ type: 'full-reload' })
        // After the reload, which would remove the message.
        if (problem) config.logger.error(problem)
        showProblem()
      }
    },
  }
}
