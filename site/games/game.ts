import type { GameFile } from './schema.ts'

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

/** How many can play, as far as lists and sheets say it: "up to 5", where the least is not known, stands on the game's page alone. */
export function knownPlayers(players: string | undefined): string | undefined {
  return players?.startsWith('up to') ? undefined : players
}

/** The least and the most a text names: [2, 4] of "2-4 (1 with Darkness)", [90, 90] of "About 90 minutes". */
export function rangeIn(text = ''): [least: number, most: number] | undefined {
  const [, least, most = least] = /(\d+)(?:-(\d+))?/.exec(text) ?? []
  return least && most ? [Number(least), Number(most)] : undefined
}

/** Where a game can be had: "Get it at gamefound.com"; one that is not out yet can only be looked at. */
export function getItLabel({ released }: Pick<Game, 'released'>, address: string): string {
  return `${released ? 'Get' : 'See'} it at ${new URL(address).hostname.replace(/^(www|store)\./, '')}`
}
