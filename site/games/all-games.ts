import { content } from '../content.server.ts'
import type { MenuEntry } from '../site-schema.ts'
import { type Game, gamePath, videosPath } from './game.ts'

/** What /our-games shows: every game, `firstGames` first, also those without a catalogue entry. */
export function allGames(): Game[] {
  const { games, site } = content()
  return [...new Set([...site.firstGames, ...games.keys()])].flatMap((slug) => games.get(slug) ?? [])
}

/** The game an entry of the menus leads to: to one of its pages, or to where it can be had. */
export function gameOf({ to = '' }: MenuEntry): Game | undefined {
  return [...content().games.values()].find(({ slug, getIt }) =>
    [gamePath(slug), videosPath(slug), getIt].includes(to),
  )
}
