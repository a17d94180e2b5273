import type { GameFile } from './game-schema.ts'

/** `slug`: the name of its folder, and its name in addresses. */
export type Game = GameFile & { slug: string }

/** The words of a link to a shop: "Get it at gamefound.com", or "See it at …" while the game is not released. */
export function getItLabel({ released }: Pick<Game, 'released'>, address: string): string {
  return `${released ? 'Get' : 'See'} it at ${new URL(address).hostname.replace(/^(www|store)\./, '')}`
}
