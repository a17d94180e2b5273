import { globSync } from 'node:fs'

/** Every page of the built site that visitors see: not the editor. */
export const pages = globSync('**/index.html', { cwd: 'build/client' })
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((address) => address !== '/admin')
  .sort()

/** The pages of games, without those of their videos. */
export const gamePages = pages.filter((it) => /^\/games\/[^/]+\/[^/]+$/.test(it))

/** One page of each kind of screen, for the tests that are too slow for all pages. */
export const screens = [
  '/',
  '/our-games',
  '/download',
  '/download/in/de',
  '/contact',
  '/contact/press-contact',
  '/contact/digital-games',
  '/contact/games-prototypes',
  '/games/awaken-realms/nemesis',
  '/games/awaken-realms/castles-of-burgundy',
  '/games/awaken-realms/grimcoven/videos',
  '/press',
  '/press/nemesis',
  '/privacy-policy',
  '/polityka-prywatnosci',
  '/klauzula-informacyjna-dla-kandydatow',
  '/terms-of-tests',
  '/terms-of-tests/prototypes',
  '/accessibility',
  '/company-details',
  '/404',
]
