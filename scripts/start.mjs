/** `npm start`: installs and builds what is missing, then serves the site and the form service. */
import { spawn } from 'node:child_process'
import { buildIfNeeded, installPackages, pinnedNode } from './prepare.mjs'

installPackages()
if (!buildIfNeeded()) process.exit(1)

const server = spawn(pinnedNode, ['server/main.ts'], { stdio: 'inherit' })
const passedOn = ['SIGINT', 'SIGTERM']
for (const signal of passedOn) process.on(signal, () => server.kill(signal))
// If another signal killed it, for example because there was no memory left, it has failed.
server.on('exit', (code, signal) => process.exit(code ?? (passedOn.includes(signal) ? 0 : 1)))
