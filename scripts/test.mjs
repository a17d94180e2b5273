/**
 * `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed.
 * `npm run test:slow`: the same for the tests that take long, which need nginx as well. A skipped test counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, installPackages, run } from './install.mjs'

const isSlow = process.argv.includes('--slow')
/** Where vitest.config.ts and playwright.config.ts write their reports. */
const reports = join('.cache', 'reports')
let passed = 0
let failed = 0
const failedSteps = []
const durations = []

step('install', install)
rmSync(reports, { recursive: true, force: true })
const isBuilt = step('build', buildIfNeeded)
if (!isSlow) {
  step('biome', () => run('biome', ['ci', '.']) === 0)
  step('tsc', () => run('tsc', ['--noEmit']) === 0)
  step('knip', () => run('knip', []) === 0)
  unitTests('--exclude=**/*.slow.test.ts')
  if (isBuilt) {
    step('html-validate', () => run('html-validate', ['build/client/**/*.html']) === 0)
    endToEndTests('our site')
  }
} else if (isBuilt) {
  unitTests('.slow.test.ts')
  endToEndTests('our site, slow', 'other site')
}
// The closing lines are what a reader of a long log sees first.
console.log(`\n${durations.join(', ')}`)
if (failed > 0) console.log(`failed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Does one step, which counts as one check if it has no tests of its own to count. `work` returns whether it succeeded. A
 * runner that fails without a failed test, or finds no test, counts as one failure.
 */
function step(name, work, countTests) {
  console.log(`\n> ${name}`)
  const begun = performance.now()
  const isFine = work()
  const { good, bad } = countTests?.() ?? { good: isFine ? 1 : 0, bad: 0 }
  const failures = bad > 0 || (isFine && good > 0) ? bad : 1
  passed += good
  failed += failures
  if (failures > 0) failedSteps.push(name)
  durations.push(`${name} ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return isFine
}

function unitTests(which) {
  const work = () => run('vitest', ['run', which]) === 0
  step('vitest', work, () => {
    const { numTotalTests: all = 0, numPassedTests: good = 0 } = readReport('unit.json')
    return { good, bad: all - good }
  })
}

function endToEndTests(...projects) {
  const work = () => run('playwright', ['test', ...projects.map((name) => `--project=${name}`)]) === 0
  step('playwright', work, () => {
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport('e2e.json').stats ?? {}
    return { good: expected, bad: unexpected + flaky + skipped }
  })
}

function readReport(name) {
  const file = join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The packages, and the programs that are no npm packages. What cannot be installed lets its tests fail. */
function install() {
  installPackages()
  // Debian keeps PostgreSQL's server off the PATH, by version; a client alone has no initdb.
  installUnless('command -v initdb || ls /usr/lib/postgresql/*/bin/initdb', 'postgresql')
  if (isSlow) installUnless('command -v nginx', 'nginx', 'libnginx-mod-http-brotli-static')
  // Where playwright.config.ts looks for them; elsewhere than on Debian the browser is Playwright's own.
  const browsers = ['chromium-headless-shell', 'chromium']
  if (browsers.some((name) => existsSync(`/usr/bin/${name}`)) || installFromDebian(browsers)) return true
  const ofPlaywright = (...options) => run('playwright', ['install', ...options, 'chromium']) === 0
  return ofPlaywright('--with-deps') || ofPlaywright()
}

function installUnless(command, ...packages) {
  if (spawnSync('sh', ['-c', command]).status === 0 || installFromDebian(packages)) return
  console.error(`Tests will fail without ${packages.join(', ')}: please install what is missing.`)
}

/** Installs packages of Debian, when root on such a system; false when it cannot. */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${packages.join(', ')} (once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env) === 0
}
