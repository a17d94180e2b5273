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
  return redirectWords(readFileSync(file, 'utf8')).map((words) => {
    const [from, to, status = '301', ...rest] = words
    if (!from || !isAddress(from) || !to || !/^30[1278]$/.test(status) || rest.length > 0) {
      throw new Error(
        `_redirects: found "${words.join(' ')}", allowed: "/from /to" and a status of 301, 302, 307 or 308`,
      )
    }
    // A line may hold no spaces and is written encoded; what is asked for is looked up decoded.
    // nginx, which has these from here, takes a dollar sign for the beginning of a variable.
    return { from: decodeURIComponent(from), to: to.replaceAll('$', '%24'), status: Number(status) }
  })
}

/** The words of each line; a `#` within a word is part of an address. */
export function redirectWords(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim())
  return lines.filter((line) => line !== '').map((line) => line.split(/\s+/))
}

/** Whether an address of this site can be sent on: stars are not, and neither is a `%` that encodes nothing. */
export function isAddress(from: string): boolean {
  try {
    return decodeURIComponent(from).startsWith('/') && !from.includes('*')
  } catch {
    return false
  }
}

/** The first line for an address counts. */
export function byAddress(redirects: readonly Redirect[]): Redirects {
  const found = new Map<string, Redirect>()
  for (const it of redirects) if (!found.has(it.from)) found.set(it.from, it)
  return found
}
