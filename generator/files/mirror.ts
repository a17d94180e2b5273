import { statSync } from 'node:fs'
import path from 'node:path'

/** Files taken over from the former site by `npm run documents`: served under the addresses they had there. */
export const mirrorFolder = path.join('content', 'mirror')

/** The path of an address of our own origin, `www.` included and still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address)
  return bare(hostname) === bare(new URL(origin).hostname) ? pathname : undefined
}

/** The place of an address in a mirror. Throws for one that would lie outside of it. */
export function placeInMirror(mirror: string, pathname: string): string {
  const place = path.join(mirror, decodeURIComponent(pathname))
  if (path.relative(mirror, place).startsWith('..') || pathname.endsWith('/'))
    throw new Error(`${pathname}: found an address that is no file of its own, allowed: /folder/name.pdf`)
  return place
}

/** The file behind a link to our own origin, when it has been taken over. */
export function mirroredFile(
  mirror: string,
  link: string,
  origin: string,
): { address: string; file: string } | undefined {
  const address = ownPath(link, origin)
  if (address === undefined) return undefined
  const file = placeInMirror(mirror, address)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? { address, file } : undefined
}

function bare(hostname: string): string {
  return hostname.replace(/^www\./, '')
}
