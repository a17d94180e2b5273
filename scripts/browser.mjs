/** A browser for the end-to-end tests: the system's Chromium, Debian's when root, else Playwright's own. */
import { existsSync } from 'node:fs'
import { installFromDebian, run } from './install.mjs'

const packages = ['chromium', 'chromium-headless-shell']

export function installBrowser() {
  if (packages.every((it) => existsSync(`/usr/bin/${it}`))) return
  if (installFromDebian(packages, 'the end-to-end tests') || existsSync('/usr/bin/chromium')) return
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}
