/** What the commands of package.json need before they can run. Plain JavaScript, because it must run on Node 20. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The pinned Node 24, which runs TypeScript as it is. */
export const pinnedNode = join('node_modules', '.bin', 'node')

/** Runs a command with the pinned Node first on the PATH; returns its exit status. */
export function run(command, args, env = {}) {
  const path = join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

/** Installs the packages of the lock file when some are missing or of another version. Ends the process on failure. */
export function installPackages() {
  // npm writes this list last: every package it names is installed.
  const installed = packagesIn(join('node_modules', '.package-lock.json'))
  const isComplete = Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
  if (isComplete && existsSync(pinnedNode)) return
  console.log('Installing packages (once) …')
  // npm warns about its own version of Node; the site runs on the Node 24 among its packages.
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) process.exit(1)
  if (existsSync(pinnedNode)) return
  console.error('npm installed no Node 24. Run "npm ci --ignore-scripts=false", then this again.')
  process.exit(1)
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Installs the programs that tests need and that are no npm packages: PostgreSQL, a browser and, for the long tests, nginx.
 * On Debian root gets its packages. On other systems the browser is Playwright's own, and people install the rest. Says what
 * is missing, whose tests will fail; false without a browser.
 */
export function installTestTools(isSlow) {
  // Debian keeps PostgreSQL's server off the PATH, by version; a client alone has no initdb.
  installUnless('command -v initdb || ls /usr/lib/postgresql/*/bin/initdb', 'postgresql')
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  if (isSlow) installUnless(`command -v nginx && ls ${brotli}`, 'nginx', 'libnginx-mod-http-brotli-static')
  // Where playwright.config.ts looks for them.
  const browsers = ['chromium-headless-shell', 'chromium']
  if (installUnless(`ls /usr/bin/${browsers[0]} || ls /usr/bin/${browsers[1]}`, ...browsers)) return true
  return [['--with-deps'], []].some((options) => run('playwright', ['install', ...options, 'chromium']) === 0)
}

/** Installs packages of Debian unless the command finds them; false when it cannot. */
function installUnless(command, ...packages) {
  if (spawnSync('sh', ['-c', command]).status === 0) return true
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing ${packages.join(', ')} (once) …`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], env)
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env) === 0) return true
  }
  console.error(`Tests will fail without ${packages.join(', ')}: please install what is missing.`)
  return false
}

/** Builds if a source has changed since the last complete build began. False when the build failed. */
export function buildIfNeeded() {
  return isBuildCurrent() || run('astro', ['build']) === 0
}

function isBuildCurrent() {
  // Named like this in contract/built-site.ts, which Node 20 cannot read.
  const lastBuild = join('build', 'last-build.json')
  if (!existsSync(lastBuild)) return false
  const { buildStart } = JSON.parse(readFileSync(lastBuild, 'utf8'))
  const folders = ['content', 'contract', 'forms', 'public', 'site']
  // The time of a folder changes when something in it is renamed or removed.
  const sources = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  ])
  return [...sources, 'astro.config.ts', 'package-lock.json'].every((source) => {
    // A link whose target is gone, like `content/mirror` without its disk, has not changed.
    const changeTime = statSync(source, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return changeTime < buildStart
  })
}
