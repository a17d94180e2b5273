/** nginx and Caddy, so that what the build writes for them is tried on them: Debian's, when root; else not tried. */
import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install.mjs'

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy']

export function installWebServers() {
  const isMissing = ['nginx', 'caddy'].some((it) => spawnSync('which', [it]).status !== 0)
  if (isMissing) installFromDebian(packages, 'the tests of their configuration')
}
