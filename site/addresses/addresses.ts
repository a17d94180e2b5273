/** The page of a game (docs/specification.md, "Addresses"). */
export function pathOfGame(slug: string): string {
  return `/games/awaken-realms/${slug}`
}

export function pathOfHowToPlay(slug: string): string {
  return `${pathOfGame(slug)}/videos`
}

/** The picture that chats and feeds show beside a link: of a game by its slug, of the other pages by `site`. */
export function pathOfCard(name: string): string {
  return `/cards/${name}.jpg`
}

/** The page of a set of documents. */
export function pathOfSet(slug: string): string {
  return `/download/${slug}`
}

/** The place of a set in the page of all sets. `anchor`: the id of its section. */
export function pathOfSetSection(anchor: string): string {
  return `/download#${anchor}`
}

/** The news of a set's documents, as RSS. */
export function pathOfFeed(slug: string): string {
  return `${pathOfSet(slug)}/rss.xml`
}

/** All files of a set in one ZIP. */
export function pathOfZip(slug: string): string {
  return `${pathOfSet(slug)}.zip`
}

/** The permanent link of a document, which redirects to its latest edition. */
export function pathOfDocument(id: string): string {
  return `/d/${id}`
}

/** The path of a link to our own origin, with `www.` or without, still encoded; undefined on any other host. */
export function ownPath(link: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(link, origin)
  const withoutWww = (name: string) => name.replace(/^www\./, '')
  return withoutWww(hostname) === withoutWww(new URL(origin).hostname) ? pathname : undefined
}
