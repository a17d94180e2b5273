import { absolute, content } from '../content.server.ts'
import type { Thing } from '../layout/structured-data.ts'
import { cardPath, type Game, gamePath, videosPath } from './game.ts'

/** The game of a page. */
export function gameThing(game: Game): Thing {
  const { designers, developer, playersRange, minAge, platforms, year } = game.facts
  const { brand, origin } = content().site
  // A video game is not the board game's page in the database.
  const sameAs = [game.kind === 'boardGame' ? game.bgg : undefined, game.getIt].filter((it) => it)
  return {
    '@type': game.kind === 'videoGame' ? 'VideoGame' : 'Game',
    name: game.name,
    description: game.summary,
    url: absolute(gamePath(game.slug)),
    image: absolute(cardPath(game.slug)),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
    genre: game.tags,
    // What is undefined does not come into the JSON.
    numberOfPlayers: playersRange && {
      '@type': 'QuantitativeValue',
      minValue: playersRange[0],
      maxValue: playersRange[1],
    },
    typicalAgeRange: minAge?.replace('+', '-'),
    datePublished: year?.toString(),
    creator: developer
      ? { '@type': 'Organization', name: developer }
      : designers?.map((name) => ({ '@type': 'Person', name })),
    gamePlatform: platforms,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

/** The video of the how-to-play page, which is the provider's. */
export function videoThing({ slug }: Game, video: NonNullable<Game['howToPlay']>): Thing {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.desc,
    thumbnailUrl: absolute(cardPath(slug)),
    url: absolute(videosPath(slug)),
    embedUrl: `https://www.youtube-nocookie.com/embed/${video.videoId}`,
    uploadDate: video.uploaded,
  }
}
