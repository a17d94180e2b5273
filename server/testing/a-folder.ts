import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from './at-the-end.ts'

/** An empty folder; removed when the test that asked for it ends or, asked for outside of one, after its file. */
export function aFolder(name: string, parent = roomyFolder()): string {
  const folder = mkdtempSync(join(parent, `${name}-`))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** In memory where there is room: a database made by each test is mostly files to sync. */
function roomyFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 30 ? memory : tmpdir()
}
