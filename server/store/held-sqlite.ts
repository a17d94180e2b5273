import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { UnusableError } from './store.ts'

/** Takes the file for itself until it is closed, so that nothing comes in meanwhile. Throws UnusableError while another process has it. */
export function holdSqlite(file: string) {
  const database = new DatabaseSync(file, { timeout: 1000 })
  try {
    // Leaving the shared log needs every other process to have let go of the file.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit')
  } catch (error) {
    database.close()
    throw new UnusableError(
      `${file} is in use (${error instanceof Error ? error.message : error}). Stop the service first.`,
      { cause: error },
    )
  }
  return {
    copyTo(copy: string) {
      // Made first, for SQLite would let others read it.
      writeFileSync(copy, '', { mode: 0o600 })
      database.prepare('vacuum into ?').run(copy)
    },
    close: () => database.close(),
  }
}
