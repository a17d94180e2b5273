import { gamePath } from '../text/addresses.ts'
import type { GameFile } from './game-schema.ts'

/** `slug`: the name of its folder, and its name in addresses. */
export type Game = GameFile & { slug: string }

export function videosPath(slug: string): string {
  return `${gamePath(slug)}/videos`
}

/** The picture that chats and feeds show beside a link to the game. */
export function cardPath(slug: string): string {
  return `/cards/${slug}.jpg`
}

/** The words of a link to a shop: "Get it at gamefound.com", or "See it at …" while the game is not released. */
export function getItLabel({ released }: Pick<Game, 'released'>, address: string): string {
  return `${released ? 'Get' : 'See'} it at ${new URL(address).hostname.replace(/^(www|store)\./, '')}`
}
