import type { GameFile } from './game-schema.ts'

/** `slug`: the name of its folder, and its name in addresses. */
export type Game = GameFile & { slug: string }

/** The address of a game's page (docs/specification.md, "Addresses"). */
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

/** How many can play, for lists and fact sheets. "up to 5" leaves the least number open: only the game's own page shows it. */
export function knownPlayers(players: string | undefined): string | undefined {
  return players?.startsWith('up to') ? undefined : players
}

/** The first range in a text: [2, 4] in "2-4 (1 with Darkness)". A single number is both ends: [90, 90] in "About 90 minutes". */
export function rangeIn(text = ''): [min: number, max: number] | undefined {
  const [, min, max = min] = /(\d+)(?:-(\d+))?/.exec(text) ?? []
  return min && max ? [Number(min), Number(max)] : undefined
}

/** The words of a link to a shop: "Get it at gamefound.com", or "See it at …" while the game is not released. */
export function getItLabel({ released }: Pick<Game, 'released'>, address: string): string {
  return `${released ? 'Get' : 'See'} it at ${new URL(address).hostname.replace(/^(www|store)\./, '')}`
}
