import { pathOfCard, pathOfGame } from '../addresses/addresses.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { playersOf } from '../games/facts.ts'
import type { Game } from '../games/game.ts'

// What search engines read (schema.org). JSON leaves out what is undefined.

/** A game, for its page. */
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

/** This site and the company, for the home page. */
export function siteStructuredData(): object {
  const { brand, description, links } = readSite()
  const { name, legalName } = brand
  const url = absoluteUrl('/')
  const publisher = {
    '@type': 'Organization',
    name,
    legalName,
    url,
    logo: absoluteUrl('/icon-512.png'),
    address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
    sameAs: [links.facebook, links.instagram, links.youtube].map(({ href }) => href),
  }
  return { '@type': 'WebSite', name, url, description, inLanguage: 'en', publisher }
}
