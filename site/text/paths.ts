/** A path as the server looks it up; undefined when it is not valid percent-encoding, like "/100%". */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The path of an address of our own origin, with `www.` or without, still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address, origin)
  const withoutWww = (name: string) => name.replace(/^www\./, '')
  return withoutWww(hostname) === withoutWww(new URL(origin).hostname) ? pathname : undefined
}
