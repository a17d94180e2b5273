/** `npm run check`: format, lint, types, unused code, unit tests, build, valid HTML, end-to-end tests; the last line adds up. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

type Tally = { passed: number; failed: number; skipped?: number }

/** What failed, said again at the end: the closing lines are what a reader of a long log sees first. */
const failures: string[] = []

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
  if (run(command, args)) return { passed: 1, failed: 0 }
  failures.push(`${command} ${args.join(' ')}`)
  return { passed: 0, failed: 1 }
}

const unitReportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
})

const e2eReportShape = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})

/** Counts from a test runner's JSON report; a runner that fails without a failed test counts as one failure. */
function tests<Report>(
  runner: string,
  args: string[],
  report: string,
  shape: z.ZodType<Report>,
  count: (report: Report) => Tally,
): Tally {
  const ok = run(runner, args)
  if (!ok) failures.push(runner)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const tally = count(shape.parse(JSON.parse(readFileSync(report, 'utf8'))))
  return { ...tally, failed: ok ? tally.failed : Math.max(1, tally.failed) }
}

function unit(): Tally {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return tests('vitest', args, unitReport, unitReportShape, (report) => {
    for (const { status, fullName } of report.testResults.flatMap((it) => it.assertionResults))
      if (status === 'failed') failures.push(`vitest: ${fullName}`)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }
  })
}

function endToEnd(): Tally {
  return tests('playwright', ['test'], e2eReport, e2eReportShape, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
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
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
