/**
 * `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed.
 * `npm run test:slow`: the same for the tests that take long, which try nginx as well.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian, installPackages, pinnedNode, run } from './install.mjs'

const which = process.argv.slice(2)

installPackages()
installDatabase()
installBrowser()
if (which.includes('--slow')) installNginx()
process.exit(run(pinnedNode, ['scripts/check.ts', ...which]))

/** PostgreSQL: the system's, Debian's when root; without it the tests of several machines are skipped. */
function installDatabase() {
  // Debian keeps the server's programs off the PATH, by version; a client alone has no initdb.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  if (versions.some((it) => existsSync(join(debian, it, 'bin', 'initdb')))) return
  if (spawnSync('initdb', ['--version']).status === 0) return
  if (installFromDebian(['postgresql'], 'the tests of several machines')) return
  console.log('No PostgreSQL here and none can be installed: the tests of several machines will be skipped.')
}

/** For what the build writes for it: the system's, Debian's when root; else it is not tried. */
function installNginx() {
  if (spawnSync('nginx', ['-v']).status === 0) return
  installFromDebian(['nginx', 'libnginx-mod-http-brotli-static'], 'the tests of its configuration')
}

/** For the end-to-end tests: the system's Chromium, Debian's when root, else Playwright's own. */
function installBrowser() {
  const packages = ['chromium', 'chromium-headless-shell']
  if (packages.every((it) => existsSync(`/usr/bin/${it}`))) return
  if (installFromDebian(packages, 'the end-to-end tests') || existsSync('/usr/bin/chromium')) return
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}
