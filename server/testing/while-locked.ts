import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'
import { databaseFile } from '../store/sqlite.ts'

/**
 * Does this while another connection has the lock of the database in `dataDir`; the machine's time, by which patience
 * is measured, goes a hundred times as fast meanwhile. It never goes back within a test.
 */
export async function whileLocked<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const now = performance.now.bind(performance)
  let ahead = 0
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  onTestFinished(() => spy.mockRestore())
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  const hurry = setInterval(() => {
    ahead += 1000
  }, 10)
  return work().finally(() => {
    clearInterval(hurry)
    locker.close()
  })
}
