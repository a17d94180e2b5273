/** What the build and the server agree on. */

/** The site as the last complete build left it. */
export const servedFolder = './build/client'

/** The redirects. The path is relative to the served folder and leads out of it, because everything inside is served. */
export const redirectsFile = '../redirects.json'

/** `{ buildStart }`: when (ms since 1970) the last complete build began. `scripts/prepare.mjs` reads it, and cannot import this. */
export const lastBuildFile = './build/last-build.json'

/** `from`: as `canonicalPath` returns it. `to`: a path of this site or a complete address elsewhere. */
export type Redirect = { from: string; to: string; status: (typeof redirectStatuses)[number] }
export const redirectStatuses = [301, 302, 308] as const

/**
 * The one spelling of a path by which files and redirects are found: decoded, without a slash at the end. Undefined if the
 * path cannot be decoded, like "/100%".
 */
export function canonicalPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '')
  } catch {
    return undefined
  }
}
