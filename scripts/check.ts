/** `npm run check`: format, lint, types, unused code, unit tests, build, valid HTML, end-to-end tests; the last line adds up. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type Tally = { passed: number; failed: number; skipped?: number }

const reports = join('.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, E2E_REPORT: e2eReport },
  })
  return status === 0
}

/** A step without tests of its own counts as one. */
function step(command: string, args: string[]): Tally {
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts from a test runner's JSON report; a runner that fails without a failed test counts as one failure. */
function tests(ok: boolean, report: string, count: (json: Record<string, unknown>) => Tally): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const tally = count(JSON.parse(readFileSync(report, 'utf8')))
  return { ...tally, failed: ok ? tally.failed : Math.max(1, tally.failed) }
}

function unit(): Tally {
  const ok = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])
  return tests(ok, unitReport, ({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: Number(numPassedTests),
    failed: Number(numFailedTests),
    skipped: Number(numPendingTests),
  }))
}

function endToEnd(): Tally {
  const ok = run('playwright', ['test'])
  return tests(ok, e2eReport, ({ stats }) => ({
    passed: Number(Reflect.get(Object(stats), 'expected')) + Number(Reflect.get(Object(stats), 'flaky')),
    failed: Number(Reflect.get(Object(stats), 'unexpected')),
  }))
}

const tallies = [
  step('biome', ['ci', '.']),
  step('react-router', ['typegen']),
  step('tsc', ['--noEmit']),
  step('knip', []),
]
tallies.push(unit())
const build = step('node', ['scripts/build.ts', '--if-needed'])
tallies.push(build)
if (build.failed === 0) {
  tallies.push(step('html-validate', ['build/client/**/*.html']))
  tallies.push(endToEnd())
}

const passed = tallies.reduce((sum, it) => sum + it.passed, 0)
const failed = tallies.reduce((sum, it) => sum + it.failed, 0)
const skipped = tallies.reduce((sum, it) => sum + (it.skipped ?? 0), 0)
if (skipped > 0) console.log(`\n${skipped} unit tests were skipped; each says above why.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
