import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from './at-the-end.ts'

/** An empty folder; removed when the test that asked for it ends or, asked for outside of one, after its file. */
export function aFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
