import { readOnce } from '../content/read-once.server.ts'
import { siteFile } from '../content/site-file.server.ts'
import type { MenuEntry } from '../content/site-schema.ts'
import { gamePath } from '../text/addresses.ts'
import { type Game, videosPath } from './game.ts'
import { readGames } from './read-games.server.ts'

/** Every game, by the name of its folder, in the order of their own names. */
export const games = readOnce(readGames)

/** Every game, also those without a tile on the home page. `featuredGames` come first. */
export function gamesFeaturedFirst(): Game[] {
  return [...new Set([...siteFile().featuredGames, ...games().keys()])].flatMap((slug) => games().get(slug) ?? [])
}

/** The game that a set of documents belongs to; a set like the guidelines for fans belongs to none. */
export function gameOfSet(set: string): Game | undefined {
  return [...games().values()].find(({ sets }) => sets?.includes(set))
}

/** The game that a menu entry leads to, by one of its pages or by its shop. */
export function gameOfMenuEntry({ to = '' }: MenuEntry): Game | undefined {
  return [...games().values()].find(({ slug, getIt }) => [gamePath(slug), videosPath(slug), getIt].includes(to))
}
