/** `npm run edit`: installs what is missing, the editor's own packages too, then serves the editor beside the pages. */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, npm, pinnedNode, run } from './install.mjs'

installPackages()
const changedAt = (file) => statSync(join('editor', file), { throwIfNoEntry: false })?.mtimeMs ?? 0
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the editor (once) …')
  const install = ['ci', '--prefix', 'editor', '--no-audit', '--no-fund', '--loglevel=error']
  if (run(npm, install) !== 0) process.exit(1)
}
const steps = ['public', 'images', 'cards', 'documents', 'press', 'seo']
if (run(pinnedNode, [join('generator', 'main.ts'), ...steps]) !== 0) process.exit(1)

const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', '4321']
const servers = [astro, ['editor/main.ts']].map((it) => spawn(pinnedNode, it, { stdio: 'inherit' }))
const stop = (status) => {
  process.exitCode ??= status
  for (const it of servers) it.kill()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
// Without one of the two the other is of no use; what was typed stays in the browser until both are back.
for (const server of servers) server.on('exit', () => stop(1))
