/** `npm run edit`: installs what is missing, then serves the site in development and opens its editor in the browser. */
import { spawn } from 'node:child_process'
import { installPackages, pinnedNode } from './install.mjs'

installPackages()
console.log(
  'The editor needs Chrome, Edge or another browser built on Chromium. Ctrl+C in this window ends it.',
)
const astro = spawn(pinnedNode, ['node_modules/astro/bin/astro.mjs', 'dev', '--open', '/admin'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => astro.kill(signal))
astro.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
