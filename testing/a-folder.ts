import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** An empty folder; removed when the test that asked for it ends or, asked for outside of one, after its file. */
export function aFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const atTheEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
