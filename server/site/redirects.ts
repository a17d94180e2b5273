import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Redirect = { from: string; to: string; status: number }

/**
 * Reads the `_redirects` file static hosts know: one `/from /to [status]` a line, `#` starts a comment, `/from/*` with
 * `:splat` in the target stands for the rest of the address. Throws with the line when one cannot be understood.
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
      if (!from?.startsWith('/') || !to || !/^30[1278]$/.test(status) || rest.length > 0) {
        throw new Error(
          `_redirects: found "${line}", allowed: "/from /to" and a status of 301, 302, 307 or 308`,
        )
      }
      return [{ from, to, status: Number(status) }]
    })
}

/** Where an address has moved to, or undefined. The first line that fits wins. */
export function redirectFor(redirects: readonly Redirect[], address: string): Redirect | undefined {
  for (const redirect of redirects) {
    if (redirect.from === address) return redirect
    const start = redirect.from.slice(0, -1)
    if (redirect.from.endsWith('/*') && address.startsWith(start)) {
      // A rest that begins with a slash would make "//elsewhere", which browsers read as another host.
      const rest = address.slice(start.length).replace(/^[/\\]+/, '')
      return { ...redirect, to: redirect.to.replace(':splat', encodeURI(rest)) }
    }
  }
  return undefined
}
