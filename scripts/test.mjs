/**
 * `npm test`: installs what is missing, a browser and a database too, then runs the short checks and adds up what passed.
 * `npm run test:slow`: the same for the long ones, which need nginx as well. A skipped test counts as failed.
 * The long ones also run `site/all-content/content.specified.test.ts`, and say at their end if it fails. It counts for
 * nothing, because staff may change what it checks.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, installPackages, run } from './install.mjs'

const isSlow = process.argv.includes('--slow')
/** Where vitest.config.ts and playwright.config.ts write the result of each test (JUnit). */
const report = join('.cache', 'report.xml')
let passed = 0
let failed = 0
const failedSteps = []
let isAsSpecified = true
const durations = []

step('install', install)
const isBuilt = step('build', buildIfNeeded)
if (!isSlow) {
  check('biome', 'ci', '.')
  check('astro', 'check', '--minimumSeverity', 'error')
  check('knip')
  check('vitest', 'run', '--exclude=**/*.{slow,specified}.test.ts')
  if (isBuilt) {
    check('html-validate', 'build/client/**/*.html')
    check('playwright', 'test', '--project=our site')
  }
} else if (isBuilt) {
  isAsSpecified = run('vitest', ['run', '.specified.test.ts']) === 0
  check('vitest', 'run', '.slow.test.ts')
  check('playwright', 'test', '--project=our site, slow', '--project=other site')
}
// Who opens a long log sees its last lines first.
console.log(`\n${durations.join(', ')}`)
if (!isAsSpecified) console.log('The content differs from docs/specification.md: see "specified" at the top.')
if (failed > 0) console.log(`failed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Does one step, which counts as one check unless its runner reports each test. `work` returns whether it succeeded; if it
 * did not, at least one check has failed.
 */
function step(name, work) {
  console.log(`\n> ${name}`)
  const begun = performance.now()
  rmSync(report, { force: true })
  const isFine = work()
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const checks = xml.match(/<testcase /g)?.length ?? 1
  const faults = xml.match(/<(failure|error|skipped)\b/g)?.length ?? 0
  const failures = isFine ? faults : Math.max(faults, 1)
  passed += checks - failures
  failed += failures
  if (failures > 0) failedSteps.push(name)
  durations.push(`${name} ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return isFine
}

function check(command, ...options) {
  step(command, () => run(command, options) === 0)
}

/** Installs the packages, and the programs that are no npm packages. Without one of them its tests fail. */
function install() {
  installPackages()
  // Debian keeps PostgreSQL's server off the PATH, by version; a client alone has no initdb.
  installUnless('command -v initdb || ls /usr/lib/postgresql/*/bin/initdb', 'postgresql')
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  if (isSlow) installUnless(`command -v nginx && ls ${brotli}`, 'nginx', 'libnginx-mod-http-brotli-static')
  // Where playwright.config.ts looks for them; elsewhere than on Debian the browser is Playwright's own.
  const browsers = ['chromium-headless-shell', 'chromium']
  if (installUnless(`ls /usr/bin/${browsers[0]} || ls /usr/bin/${browsers[1]}`, ...browsers)) return true
  return [['--with-deps'], []].some((options) => run('playwright', ['install', ...options, 'chromium']) === 0)
}

/** Installs packages of Debian unless the command finds them; false when it cannot: only root can, on such a system. */
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
