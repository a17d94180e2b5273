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

/** The page of a game (docs/specification.md, "Addresses"). */
export function gamePath(slug: string): string {
  return `/games/awaken-realms/${slug}`
}

export function videosPath(slug: string): string {
  return `${gamePath(slug)}/videos`
}

/** The picture that chats and feeds show beside a link to the game. */
export function cardPath(slug: string): string {
  return `/cards/${slug}.jpg`
}

/** The page of a set of documents. */
export function setPath(slug: string): string {
  return `/download/${slug}`
}
