import { pathOfCard, pathOfGame } from '../addresses/addresses.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { playersOf } from './facts.ts'
import type { Game } from './game.ts'

/** What search engines read of a game (schema.org). JSON leaves out what is undefined. */
export function gameStructuredData({ slug, kind, name, description, tags, facts, bgg, getIt }: Game): object {
  const { designers, developer, minAge, platforms, year } = facts
  const { brand, origin } = readSite()
  const { range } = playersOf(facts) ?? {}
  // `bgg` describes the board game, so it is no other page of a video game.
  const sameAs = [kind === 'boardGame' ? bgg : undefined, getIt].filter(Boolean)
  return {
    '@type': kind === 'videoGame' ? 'VideoGame' : 'Game',
    name,
    description,
    url: absoluteUrl(pathOfGame(slug)),
    image: absoluteUrl(pathOfCard(slug)),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
    genre: tags,
    numberOfPlayers: range && { '@type': 'QuantitativeValue', minValue: range.min, maxValue: range.max },
    typicalAgeRange: minAge?.replace('+', '-'),
    datePublished: year?.toString(),
    creator: developer
      ? { '@type': 'Organization', name: developer }
      : designers?.map((designer) => ({ '@type': 'Person', name: designer })),
    gamePlatform: platforms,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}
