import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a whole run of the unit tests a temporary folder of its own; the run fails when something is left in it. */
export function setup(): void {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'unit-tests-'))
}

export function teardown(): void {
  const folder = tmpdir()
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true, force: true })
  if (left.length > 0) {
    throw new Error(`Tests left ${left.join(', ')} behind. Make folders with aFolder of testing/a-folder.ts.`)
  }
}
