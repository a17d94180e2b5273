/** PostgreSQL for the tests of several machines: the system's, Debian's when root; without it those tests are skipped. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './install.mjs'

export function installDatabase() {
  if (isInstalled() || installFromDebian(['postgresql'], 'the tests of several machines')) return
  console.log('No PostgreSQL here and none can be installed: the tests of several machines will be skipped.')
}

/** Debian keeps the server's programs off the PATH, by version; a client alone has no initdb. */
function isInstalled() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return (
    versions.some((it) => existsSync(join(debian, it, 'bin', 'initdb'))) ||
    spawnSync('initdb', ['--version']).status === 0
  )
}
