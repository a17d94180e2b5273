/** Installs the packages of the lock file when they are missing or not those of the lock file. Runs on Node 20. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const stamp = join('node_modules', '.installed')
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Returns true when something had to be installed. Ends the process with npm's own message when that fails. */
export function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  if (existsSync(pinnedNode) && !existsSync(stamp) && isComplete()) {
    writeFileSync(stamp, wanted)
    return false
  }
  console.log('Installing packages (once) …')
  // engine warnings speak of the Node that runs npm; the site itself runs on the Node 24 among its packages
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (result.error) console.error(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
  if (!existsSync(pinnedNode)) {
    console.error(
      'npm installed no Node 24: "ignore-scripts" is set. Give "npm ci --ignore-scripts=false", then this again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  return true
}

/** npm writes this file last; the same text as the lock file's packages means `npm ci` has just run. */
function isComplete() {
  const installed = packagesIn(join('node_modules', '.package-lock.json'))
  const locked = packagesIn('package-lock.json')
  return Object.entries(locked).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** None for a file that is not there or was cut off. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** The pinned Node 24, which runs TypeScript as it is. */
export const pinnedNode = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Runs a command with the pinned Node first on the PATH; returns its exit status. */
export function run(command, args, env = {}) {
  const path = join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

/** Installs packages of Debian, when root on such a system; false when it cannot. `purpose` ends "Installing … for". */
export function installFromDebian(packages, purpose) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${packages.join(', ')} for ${purpose} (once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env) === 0
}
