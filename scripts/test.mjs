/**
 * `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed.
 * `npm run test:slow`: the same for the tests that take long, which need nginx as well. A skipped test counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, installFromDebian, installPackages, run } from './install.mjs'

const isSlow = process.argv.includes('--slow')
const reports = join('.cache', 'reports')
let passed = 0
/** What failed, said again at the end: the closing lines are what a reader of a long log sees first. */
const failures = []

installPackages()
installDatabase()
installBrowser()
if (isSlow) installNginx()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const isBuilt = check('build', buildIfNeeded)
if (!isSlow) {
  for (const command of ['biome ci .', 'tsc --noEmit', 'knip'])
    check(command, () => run(...withArguments(command)) === 0)
  unitTests('--exclude=**/*.slow.test.ts')
  if (isBuilt) {
    check('html-validate', () => run('html-validate', ['build/client/**/*.html']) === 0)
    endToEndTests('our site')
  }
} else if (isBuilt) {
  unitTests('.slow.test.ts')
  endToEndTests('our site, slow', 'other site')
}
for (const it of failures) console.log(`failed: ${it}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** A check without tests of its own counts as one. */
function check(name, work) {
  console.log(`\n> ${name}`)
  const isFine = work()
  if (isFine) passed += 1
  else failures.push(name)
  return isFine
}

function withArguments(command) {
  const [program, ...rest] = command.split(' ')
  return [program, rest]
}

function unitTests(...which) {
  const file = join(reports, 'unit.json')
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  console.log('\n> vitest')
  const status = run('vitest', ['run', ...which, ...options])
  const tests = (readReport(file)?.testResults ?? []).flatMap((it) => it.assertionResults)
  countTests(
    'vitest',
    status,
    tests.map((it) => ({ name: it.fullName, isFine: it.status === 'passed' })),
  )
}

function endToEndTests(...projects) {
  const file = join(reports, 'e2e.json')
  console.log('\n> playwright')
  const status = run('playwright', ['test', ...projects.map((it) => `--project=${it}`)], { E2E_REPORT: file })
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
  const tests = specsIn(readReport(file) ?? {}).flatMap(({ file: place, title, tests }) =>
    tests.map((it) => ({ name: `${place}: ${title}`, isFine: it.status === 'expected' })),
  )
  countTests('playwright', status, tests)
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A runner that fails without a failed test, or finds no test, counts as one failure. */
function countTests(runner, status, tests) {
  const failed = tests.filter((it) => !it.isFine)
  passed += tests.length - failed.length
  failures.push(...failed.map((it) => `${runner}: ${it.name}`))
  if (failed.length === 0 && (status !== 0 || tests.length === 0)) failures.push(runner)
}

/** The tests of several machines need PostgreSQL: the system's, or Debian's when root. */
function installDatabase() {
  // Debian keeps the server's programs off the PATH, by version; a client alone has no initdb.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  if (versions.some((it) => existsSync(join(debian, it, 'bin', 'initdb')))) return
  if (spawnSync('initdb', ['--version']).status === 0) return
  if (!installFromDebian(['postgresql'], 'the tests of several machines'))
    console.error('The tests of several machines will fail: install PostgreSQL, with its command "initdb".')
}

/** The end-to-end tests need a browser: the system's Chromium, Debian's when root, else Playwright's own. */
function installBrowser() {
  const packages = ['chromium', 'chromium-headless-shell']
  if (packages.every((it) => existsSync(`/usr/bin/${it}`))) return
  if (installFromDebian(packages, 'the end-to-end tests') || existsSync('/usr/bin/chromium')) return
  if (run('playwright', ['install', '--with-deps', 'chromium']) !== 0)
    run('playwright', ['install', 'chromium'])
}

function installNginx() {
  if (spawnSync('nginx', ['-v']).status === 0) return
  if (!installFromDebian(['nginx', 'libnginx-mod-http-brotli-static'], 'the tests of its configuration'))
    console.error('The tests of nginx will fail: install it, with its module for Brotli.')
}
