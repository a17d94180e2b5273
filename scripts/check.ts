/**
 * Every check of a change, without installing: the build beside format, lint, types and unused code, then unit tests, valid
 * HTML and end-to-end tests. `--slow`: the tests that take long, alone. The last line adds up.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

type Tally = { passed: number; failed: number; skipped?: number }

/** What failed, said again at the end: the closing lines are what a reader of a long log sees first. */
const failures: string[] = []

const reports = join('.cache', 'reports')
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

/** What it says is shown as it comes, or, of one that runs beside others, when it has ended. */
async function run(command: string, args: string[], { beside = false } = {}): Promise<boolean> {
  const heading = `\n> ${[command, ...args].join(' ')}`
  if (!beside) console.log(heading)
  const child = spawn(command, args, {
    stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, E2E_REPORT: e2eReport },
  })
  const said = Promise.all([child.stdout, child.stderr].map((it) => (it ? text(it) : '')))
  const status = await new Promise((done, fail) => child.on('close', done).on('error', fail))
  if (beside)
    console.log([heading, ...(await said).map((it) => it.trimEnd())].filter((it) => it !== '').join('\n'))
  return status === 0
}

/** A step without tests of its own counts as one. */
async function step(command: string, args: string[]): Promise<Tally> {
  if (await run(command, args, { beside: true })) return { passed: 1, failed: 0 }
  failures.push(`${command} ${args.join(' ')}`)
  return { passed: 0, failed: 1 }
}

async function oneByOne(steps: [command: string, ...args: string[]][]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const [command, ...args] of steps) tallies.push(await step(command, args))
  return tallies
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
async function tests<Report>(
  runner: string,
  args: string[],
  report: string,
  shape: z.ZodType<Report>,
  count: (report: Report) => Tally,
): Promise<Tally> {
  const ok = await run(runner, args)
  if (!ok) failures.push(runner)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const tally = count(shape.parse(JSON.parse(readFileSync(report, 'utf8'))))
  return { ...tally, failed: ok ? tally.failed : Math.max(1, tally.failed) }
}

function unit(which: string[]): Promise<Tally> {
  const args = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
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

function endToEnd(projects: string[]): Promise<Tally> {
  const args = ['test', ...projects.map((it) => `--project=${it}`)]
  return tests('playwright', args, e2eReport, e2eReportShape, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

async function all(): Promise<Tally[]> {
  const [build, sources] = await Promise.all([
    step('node', ['generator/main.ts', '--if-needed']),
    oneByOne([['biome', 'ci', '.'], ['tsc', '--noEmit'], ['knip']]),
  ])
  const tallies = [build, ...sources, await unit(['--exclude=**/*.slow.test.ts'])]
  if (build.failed > 0) return tallies
  return [...tallies, await step('html-validate', ['build/client/**/*.html']), await endToEnd(['our site'])]
}

async function slow(): Promise<Tally[]> {
  const tallies = [await step('node', ['generator/main.ts', '--if-needed']), await unit(['.slow.test.ts'])]
  return [...tallies, await endToEnd(['our site, slow', 'other site'])]
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const tallies = await (process.argv.includes('--slow') ? slow() : all())

const passed = tallies.reduce((sum, it) => sum + it.passed, 0)
const failed = tallies.reduce((sum, it) => sum + it.failed, 0)
const skipped = tallies.reduce((sum, it) => sum + (it.skipped ?? 0), 0)
if (skipped > 0) console.log(`\n${skipped} unit tests were skipped; each says above why.`)
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
