/** A browser for the end-to-end tests: the system's Chromium, Debian's when root, else Playwright's own. */
import { existsSync } from 'node:fs'
import { installFromDebian, run } from './install.mjs'

const chromium = '/usr/bin/chromium'

export function installBrowser() {
  if (existsSync(chromium) || installFromDebian(['chromium'], 'the end-to-end tests')) return
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}
