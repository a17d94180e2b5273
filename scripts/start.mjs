/** `npm start`: installs and builds what is missing, then serves the site and the form service. */
import { spawn } from 'node:child_process'
import { buildIfNeeded, installPackages, pinnedNode } from './install.mjs'

installPackages()
if (!buildIfNeeded()) process.exit(1)

const server = spawn(pinnedNode, ['server/main.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
