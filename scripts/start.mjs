/** `npm start`: installs and builds what is missing, then serves the site and the form service. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, pinnedNode, run } from './install.mjs'

installPackages()
if (run(pinnedNode, [join('generator', 'main.ts'), '--if-needed']) !== 0) process.exit(1)

const server = spawn(pinnedNode, [join('server', 'main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
