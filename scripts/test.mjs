/**
 * `npm test`: installs what is missing, a browser and a database too, then runs the short checks and adds up what passed.
 * `npm run test:slow`: the same for the long ones, which need nginx as well. A skipped test counts as failed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, installPackages, installTestTools, run } from './prepare.mjs'

const isSlow = process.argv.includes('--slow')
/** Where vitest.config.ts and playwright.config.ts write the result of each test (JUnit). */
const report = join('.cache', 'report.xml')
const results = []

installPackages()
step('install', () => installTestTools(isSlow))
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
  check('vitest', 'run', '.slow.test.ts')
  check('playwright', 'test', '--project=our site, slow', '--project=test content')
}

// The result comes last, because a long log is read from its end.
console.log(`\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`)
const failedSteps = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(', ')}`)
const sum = (outcome) => results.reduce((total, result) => total + result[outcome], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(failedSteps.length > 0 ? 1 : 0)

function check(command, ...options) {
  step(command, () => run(command, options) === 0)
}

/** Does one step and returns whether it succeeded. It counts as one check, unless its runner reports each test. */
function step(name, work) {
  console.log(`\n> ${name}`)
  const begun = performance.now()
  rmSync(report, { force: true })
  const succeeded = work()
  const seconds = Math.round((performance.now() - begun) / 1000)
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '<testcase />'
  const tests = xml.match(/<testcase /g)?.length ?? 0
  const faults = xml.match(/<(failure|error|skipped)\b/g)?.length ?? 0
  // A runner can fail without a failed test.
  const failed = succeeded ? faults : Math.max(faults, 1)
  results.push({ name, seconds, passed: Math.max(tests - failed, 0), failed })
  return succeeded
}
