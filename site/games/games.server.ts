import { content } from '../content/content.server.ts'
import type { MenuEntry } from '../content/site-schema.ts'
import { type Game, gamePath, videosPath } from './game.ts'

/** Every game, also those without a tile on the home page. `featuredGames` come first. */
export function gamesFeaturedFirst(): Game[] {
  const { games, site } = content()
  return [...new Set([...site.featuredGames, ...games.keys()])].flatMap((slug) => games.get(slug) ?? [])
}

/** The game that a set of documents belongs to; a set like the guidelines for fans belongs to none. */
export function gameOfSet(set: string): Game | undefined {
  return [...content().games.values()].find(({ sets }) => sets?.includes(set))
}

/** The game that a menu entry leads to, by one of its pages or by its shop. */
export function gameOfMenuEntry({ to = '' }: MenuEntry): Game | undefined {
  return [...content().games.values()].find(({ slug, getIt }) => [gamePath(slug), videosPath(slug), getIt].includes(to))
}
