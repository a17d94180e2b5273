import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableError } from './store/store.ts'

/**
 * The key that signs links: made at its first use and kept beside the data, unless one is set. Looked for only when it
 * is asked for, and again after a failure, so that a full disk does not keep the pages from being served.
 */
export function linkSecret(folder: string, set: string | undefined): () => string {
  let known = set
  return () => {
    known ??= readSecret(folder)
    return known
  }
}

function readSecret(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(file)) makeSecret(folder, file)
  const secret = readFileSync(file, 'utf8')
  if (secret.length >= 32) return secret
  throw new UnusableError(
    `${file} is empty or cut off. Take it from a backup, or remove it: then a new one is made, and links in mails already sent end.`,
  )
}

function makeSecret(folder: string, file: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}`
  try {
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    // Unlike a plain write this never replaces, nor shows half of, the one another process has just made.
    linkSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}
