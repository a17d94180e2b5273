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
      if (
        !from?.startsWith('/') ||
        !isEncoded(from) ||
        !to ||
        !/^30[1278]$/.test(status) ||
        rest.length > 0
      ) {
        throw new Error(
          `_redirects: found "${line}", allowed: "/from /to" and a status of 301, 302, 307 or 308`,
        )
      }
      // A line may hold no spaces and is written encoded; what is asked for is looked up decoded.
      return [{ from: decodeURIComponent(from), to, status: Number(status) }]
    })
}

function isEncoded(address: string): boolean {
  return !/%(?![0-9a-f]{2})/i.test(address)
}

/** Where an address has moved to, or undefined. */
export type MovedTo = (address: string) => Redirect | undefined

/**
 * Looks addresses up. The first line that fits wins. Every address without a file asks, and there is a line for each
 * document ever published, so whole addresses are looked up and only the few lines with a star are tried in turn.
 */
export function movedBy(redirects: readonly Redirect[]): MovedTo {
  const whole = new Map<string, number>()
  const withStar: { line: number; start: string; redirect: Redirect }[] = []
  for (const [line, redirect] of redirects.entries()) {
    if (!whole.has(redirect.from)) whole.set(redirect.from, line)
    if (redirect.from.endsWith('/*')) withStar.push({ line, start: redirect.from.slice(0, -1), redirect })
  }
  return (address) => {
    const line = whole.get(address) ?? redirects.length
    const pattern = withStar.find((it) => it.line < line && address.startsWith(it.start))
    return pattern ? withRest(pattern.redirect, address.slice(pattern.start.length)) : redirects[line]
  }
}

function withRest(redirect: Redirect, end: string): Redirect {
  // A rest that begins with a slash would make "//elsewhere", which browsers read as another host.
  const rest = end.replace(/^[/\\]+/, '')
  return { ...redirect, to: redirect.to.replace(':splat', encodeURI(rest)) }
}
