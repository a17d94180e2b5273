import { absolute, content } from '../content/content.server.ts'
import { cardPath, type Game, gamePath, knownPlayers, rangeIn } from './game.ts'

/** What search engines read of a game's page (schema.org): the game, and the way to it. */
export function gamePageData(game: Game): object {
  return { '@graph': [gameData(game), breadcrumbs([game.name, gamePath(game.slug)])] }
}

/** The way to a page, for search engines; each step a name and a path. */
export function breadcrumbs(...steps: [name: string, path: string][]): object {
  const allSteps = [['Home', '/'], ['Our games', '/our-games'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: allSteps.map(([name, path = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** The game itself. JSON leaves out what is undefined. */
export function gameData({ slug, kind, name, summary, tags, facts, bgg, getIt }: Game): object {
  const { designers, developer, players, minAge, platforms, year } = facts
  const { brand, origin } = content().site
  const [min, max] = rangeIn(knownPlayers(players)) ?? []
  // A video game is not the board game's page in the database.
  const sameAs = [kind === 'boardGame' ? bgg : undefined, getIt].filter((address) => address)
  return {
    '@type': kind === 'videoGame' ? 'VideoGame' : 'Game',
    name,
    description: summary,
    url: absolute(gamePath(slug)),
    image: absolute(cardPath(slug)),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
    genre: tags,
    numberOfPlayers: min && { '@type': 'QuantitativeValue', minValue: min, maxValue: max },
    typicalAgeRange: minAge?.replace('+', '-'),
    datePublished: year?.toString(),
    creator: developer
      ? { '@type': 'Organization', name: developer }
      : designers?.map((designer) => ({ '@type': 'Person', name: designer })),
    gamePlatform: platforms,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}
