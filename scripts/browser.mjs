/** A browser for the end-to-end tests: the system's Chromium, Debian's when root, else Playwright's own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

const chromium = '/usr/bin/chromium'

export function installBrowser() {
  if (existsSync(chromium)) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the end-to-end tests (once) …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], env)
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env) === 0) return
  }
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}
