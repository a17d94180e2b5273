/** nginx and Caddy, so that what the build writes for them is tried on them: Debian's, when root; else not tried. */
import { spawnSync } from 'node:child_process'
import { run } from './install.mjs'

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy']

export function installWebServers() {
  const isMissing = ['nginx', 'caddy'].some((it) => spawnSync('which', [it]).status !== 0)
  if (!isMissing || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log('Installing nginx and Caddy for the tests of their configuration (once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}
