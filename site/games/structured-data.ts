import type { Thing } from '../layout/structured-data.ts'
import type { GameFile } from './schema.ts'

type GamePage = { game: GameFile; address: string; picture: string; brand: string; origin: string }

/** The game of a page. */
export function gameThing({ game, address, picture, brand, origin }: GamePage): Thing {
  const { designers, developer, playersRange, minAge, platforms, year } = game.facts
  // A video game is not the board game's page in the database.
  const sameAs = [game.kind === 'boardGame' ? game.bgg : undefined, game.getIt].filter((it) => it)
  return {
    '@type': game.kind === 'videoGame' ? 'VideoGame' : 'Game',
    name: game.name,
    description: game.summary,
    url: address,
    image: picture,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand, url: origin },
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

type Video = NonNullable<GameFile['howToPlay']>

/** A video of the provider's. */
export function videoThing(video: Video, { address, picture }: Pick<GamePage, 'address' | 'picture'>): Thing {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.desc,
    thumbnailUrl: picture,
    url: address,
    embedUrl: `https://www.youtube-nocookie.com/embed/${video.videoId}`,
    uploadDate: video.uploaded,
  }
}
