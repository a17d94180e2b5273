/** What the build and the server agree on. */

/** The site as the last complete build left it. */
export const servedFolder = './build/client'

/** Its redirects, by the name from its folder on: beside it, since everything in the folder is served. */
export const redirectsFile = '../redirects.json'

/** `{ buildStart }`: when (ms since 1970) the last complete build began. `scripts/install.mjs` reads it, and cannot import this. */
export const lastBuildFile = './build/last-build.json'

export const redirectStatuses = [301, 302, 308] as const

/** From a decoded path to a path of this site or a complete address elsewhere. */
export type Redirect = { from: string; to: string; status: (typeof redirectStatuses)[number] }

export function redirectsByPath(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.map((redirect) => [withoutEndSlash(redirect.from), redirect]))
}

/** The path by which a file or a redirect is found, of one in an address; undefined when `decodePath` returns that. */
export function lookUpPath(path: string): string | undefined {
  const decoded = decodePath(path)
  return decoded && withoutEndSlash(decoded)
}

/** Undefined when the path is not valid percent-encoding, like "/100%". */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** A page with a slash at the end of its path is the same page. */
function withoutEndSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}
