/** What the build and the server agree on. */

/** The site as the last complete build left it. */
export const servedFolder = './build/client'

/** Its redirects, by the name from its folder on: beside it, since everything in the folder is served. */
export const redirectsFile = '../redirects.json'

/** `{ buildStart }`: when (ms since 1970) the last complete build began. `scripts/install.mjs` reads it, and cannot import this. */
export const lastBuildFile = './build/last-build.json'

/** `from`: as `lookUpPath` returns it. `to`: a path of this site or a complete address elsewhere. */
export type Redirect = { from: string; to: string; status: (typeof redirectStatuses)[number] }
export const redirectStatuses = [301, 302, 308] as const

/**
 * The path of an address as files and redirects are looked up by it: decoded, and without a slash at its end, because with
 * one it is the same page. Undefined when it is not valid percent-encoding, like "/100%".
 */
export function lookUpPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '')
  } catch {
    return undefined
  }
}
