import { watchAddress } from '../games/provider-api.ts'
import type { GameFile } from '../games/schema.ts'

/** Objects of schema.org's vocabulary; JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What search engines read of one page, as a single block. */
export function graph(things: Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON for a script element, which any `</script>` or `<!--` within a text would end or change (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

type GamePage = { game: GameFile; address: string; picture: string; brand: string; origin: string }

/** The game of a page. What is not known is left out; nothing is said of prices or ratings. */
export function gameThing({ game, address, picture, brand, origin }: GamePage): Thing {
  const { facts } = game
  const company = { '@type': 'Organization', name: brand, url: origin }
  return {
    '@type': game.kind === 'videoGame' ? 'VideoGame' : 'Game',
    '@id': `${address}#game`,
    name: game.name,
    description: game.summary,
    url: address,
    image: picture,
    inLanguage: 'en',
    publisher: company,
    genre: game.tags,
    ...(facts.playersRange && {
      numberOfPlayers: {
        '@type': 'QuantitativeValue',
        minValue: facts.playersRange[0],
        maxValue: facts.playersRange[1],
      },
    }),
    ...(facts.minAge && { typicalAgeRange: facts.minAge.replace('+', '-') }),
    ...(facts.year && { datePublished: String(facts.year) }),
    ...(facts.designers && { creator: facts.designers.map((name) => ({ '@type': 'Person', name })) }),
    ...(facts.developer && { creator: { '@type': 'Organization', name: facts.developer } }),
    ...(facts.platforms && { gamePlatform: facts.platforms, applicationCategory: 'Game' }),
    ...sameAs(game),
  }
}

/** The addresses elsewhere that mean the same game. A video game is not its board game's page in the database. */
function sameAs({ kind, bgg, getIt }: GameFile) {
  const addresses = [kind === 'boardGame' ? bgg : undefined, getIt].filter((it) => it !== undefined)
  return addresses.length > 0 ? { sameAs: addresses } : {}
}

/** The way from the home page to this one: names and paths. */
export function breadcrumbs(origin: string, steps: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}

type Film = NonNullable<GameFile['howToPlay']> & { videoId: string }

/** A film of the provider's with its chapters. */
export function videoThing(film: Film, { address, picture }: Pick<GamePage, 'address' | 'picture'>): Thing {
  const { title: name, desc: description, videoId, uploaded, chapters = [] } = film
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: picture,
    url: address,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
    ...(uploaded && { uploadDate: uploaded }),
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ seconds, title }, at) => {
        const end = chapters[at + 1]?.seconds
        return {
          '@type': 'Clip',
          name: title,
          startOffset: seconds,
          ...(end !== undefined && { endOffset: end }),
          url: watchAddress(videoId, seconds),
        }
      }),
    }),
  }
}

type Site = { name: string; legalName: string; description: string; origin: string; profiles: string[] }

/** Organization and WebSite (schema.org) for the home page; other pages refer to them by their ids. */
export function organizationData({ name, legalName, description, origin, profiles }: Site) {
  const url = new URL('/', origin).href
  const organization = `${url}#organization`
  return graph([
    {
      '@type': 'Organization',
      '@id': organization,
      name,
      legalName,
      url,
      logo: {
        '@type': 'ImageObject',
        url: new URL('/icon-512.png', origin).href,
        width: 512,
        height: 512,
      },
      address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
      sameAs: profiles,
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      description,
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
  ])
}
