import { readFileSync } from 'node:fs'

/** Every page of the built site, from the list the build wrote; one source for the tests that walk all pages. */
export const pages: string[] = JSON.parse(readFileSync('build/client/pages.json', 'utf8'))

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
