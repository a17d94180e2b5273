import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Redirect = { from: string; to: string; status: number }

/** By the address that has moved. */
export type Redirects = ReadonlyMap<string, Redirect>

/**
 * Reads the `_redirects` file static hosts know: one `/from /to [status]` a line, `#` starts a comment. Throws with the
 * line when one cannot be understood; the stars of that format, which stand for many addresses, are not used here.
 */
export function readRedirects(folder: string): Redirect[] {
  const file = join(folder, '_redirects')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .flatMap((line) => {
      if (line === '') return []
      const [from, to, status = '301', ...rest] = line.split(/\s+/)
      if (!from || !isAddress(from) || !to || !/^30[1278]$/.test(status) || rest.length > 0) {
        throw new Error(
          `_redirects: found "${line}", allowed: "/from /to" and a status of 301, 302, 307 or 308`,
        )
      }
      // A line may hold no spaces and is written encoded; what is asked for is looked up decoded.
      return [{ from: decodeURIComponent(from), to, status: Number(status) }]
    })
}

function isAddress(from: string): boolean {
  return from.startsWith('/') && !from.includes('*') && !/%(?![0-9a-f]{2})/i.test(from)
}

/** The first line for an address counts. */
export function byAddress(redirects: readonly Redirect[]): Redirects {
  const found = new Map<string, Redirect>()
  for (const it of redirects) if (!found.has(it.from)) found.set(it.from, it)
  return found
}
