import { readFileSync } from 'node:fs'

/** Every address of the sitemap, the filtered lists' pattern by one example, and the not-found page. */
export function everyPage(): string[] {
  const sitemap = readFileSync('build/client/sitemap.xml', 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...paths, '/our-games/2-players', '/no-such-page']
}

/** One page of each kind, for tests that are slow or try several settings. */
export const oneOfEachKind = [
  '/',
  '/our-games',
  '/our-games/2-players',
  '/download',
  '/contact',
  '/contact/press-contact',
  '/contact/digital-games',
  '/contact/games-prototypes',
  '/games/awaken-realms/nemesis',
  '/games/awaken-realms/tainted-grail',
  '/games/awaken-realms/grimcoven/videos',
  '/press',
  '/press/nemesis',
  '/accessibility',
  '/privacy-policy',
  '/polityka-prywatnosci',
  '/klauzula-informacyjna-dla-kandydatow',
  '/terms-of-tests',
  '/no-such-page',
]
