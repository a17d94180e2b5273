/**
 * `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed.
 * `npm run test:slow`: the same for the tests that take long, which need nginx as well. A skipped test counts as failed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildIfNeeded, installFromDebian, installPackages, run } from './install.mjs'

const isSlow = process.argv.includes('--slow')
const reports = join('.cache', 'reports')
let passed = 0
let failed = 0
/** Said again at the end: the closing lines are what a reader of a long log sees first. */
const withFailures = []

installPackages()
installPrograms()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const isBuilt = check('build', buildIfNeeded)
if (!isSlow) {
  check('biome', () => run('biome', ['ci', '.']) === 0)
  check('tsc', () => run('tsc', ['--noEmit']) === 0)
  check('knip', () => run('knip', []) === 0)
  unitTests('--exclude=**/*.slow.test.ts')
  if (isBuilt) {
    check('html-validate', () => run('html-validate', ['build/client/**/*.html']) === 0)
    endToEndTests('our site')
  }
} else if (isBuilt) {
  unitTests('.slow.test.ts')
  endToEndTests('our site, slow', 'other site')
}
if (failed > 0) console.log(`\nfailed: ${withFailures.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A check without tests of its own counts as one. */
function check(name, work) {
  console.log(`\n> ${name}`)
  const isFine = work()
  add(name, isFine ? 1 : 0, isFine ? 0 : 1)
  return isFine
}

function unitTests(which) {
  const report = join(reports, 'unit.json')
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  console.log('\n> vitest')
  const status = run('vitest', ['run', which, ...options])
  const { numTotalTests: all = 0, numPassedTests: good = 0 } = read(report)
  addTests('vitest', status, good, all - good)
}

function endToEndTests(...projects) {
  const report = join(reports, 'e2e.json')
  console.log('\n> playwright')
  const which = projects.map((it) => `--project=${it}`)
  const status = run('playwright', ['test', ...which], { E2E_REPORT: report })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {}
  addTests('playwright', status, expected, unexpected + flaky + skipped)
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

/** A runner that fails without a failed test, or finds no test, counts as one failure. */
function addTests(runner, status, good, bad) {
  add(runner, good, bad === 0 && (status !== 0 || good === 0) ? 1 : bad)
}

function add(name, good, bad) {
  passed += good
  failed += bad
  if (bad > 0) withFailures.push(name)
}

/** What is no npm package: the system's own, Debian's when root, a browser also Playwright's. */
function installPrograms() {
  // Debian keeps PostgreSQL's server off the PATH, by version; a client alone has no initdb.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions.map((it) => join(debian, it, 'bin'))
  need(isOnPath('initdb', folders), 'several machines', 'postgresql')
  if (isSlow) need(isOnPath('nginx'), 'nginx', 'nginx', 'libnginx-mod-http-brotli-static')
  // Where playwright.config.ts looks for them.
  const hasBrowser = (name) => existsSync(`/usr/bin/${name}`)
  const browsers = ['chromium', 'chromium-headless-shell']
  if (browsers.every(hasBrowser) || installFromDebian(browsers, 'the end-to-end tests')) return
  if (hasBrowser('chromium')) return
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}

function need(isHere, what, ...packages) {
  if (isHere || installFromDebian(packages, `the tests of ${what}`)) return
  console.error(`The tests of ${what} will fail: install ${packages.join(', ')}.`)
}

function isOnPath(program, folders = []) {
  const all = [...process.env.PATH.split(delimiter), ...folders]
  return all.some((it) => existsSync(join(it, program)))
}
