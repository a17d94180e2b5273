/** The one publisher of all games, as it stands in their addresses (docs/specification.md, "Addresses"). */
export const publisher = 'awaken-realms'

/** The address of a game's page. */
export function gamePath(slug: string): string {
  return `/games/${publisher}/${slug}`
}
