import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that signs links and challenges: made at the first start and kept beside the data, unless one is set. */
export function readSecret(folder: string, set: string | undefined): string {
  if (set !== undefined) return set
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'secret')
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Unlike a plain write this never replaces, nor shows half of, the one another process has just made.
    linkSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}
