/** nginx, so that what the build writes for it is tried on it: Debian's, when root; else not tried. */
import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install.mjs'

const packages = ['nginx', 'libnginx-mod-http-brotli-static']

export function installWebServers() {
  const isMissing = spawnSync('which', ['nginx']).status !== 0
  if (isMissing) installFromDebian(packages, 'the tests of its configuration')
}
