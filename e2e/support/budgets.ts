import type { Kind } from './first-view.ts'

type Budget = Record<Exclude<Kind, 'other'> | 'all', number>

/**
 * The most a first view may weigh, in kB as sent (brotli), on a phone of 390 px at double density: a few per cent above
 * what it weighed when the line was written, pictures a quarter, so that one may be replaced. Whoever must raise a line
 * says in the commit what visitors get for it. How far ahead lazy pictures load is the browser's own choice, and a
 * browser without windows looks furthest. Over all stand 75 kB of script, 900 kB for a game's page and 500 kB
 * for a page of text.
 */
export const budgets: Record<string, Budget> = {
  '/': { html: 14, style: 11, script: 5, fonts: 45, pictures: 114, all: 204 },
  '/our-games': { html: 13, style: 11, script: 5, fonts: 45, pictures: 310, all: 390 },
  '/download': { html: 20, style: 11, script: 75, fonts: 60, pictures: 18, all: 200 },
  '/download/nemesis': { html: 13, style: 11, script: 75, fonts: 60, pictures: 47, all: 220 },
  '/contact': { html: 8, style: 11, script: 5, fonts: 45, pictures: 136, all: 208 },
  '/contact/games-prototypes': { html: 8.5, style: 11, script: 75, fonts: 45, pictures: 2, all: 148 },
  '/games/awaken-realms/nemesis': { html: 14, style: 11, script: 75, fonts: 50, pictures: 197, all: 384 },
  '/games/awaken-realms/castles-of-burgundy': {
    html: 13,
    style: 11,
    script: 75,
    fonts: 45,
    pictures: 252,
    all: 402,
  },
  '/games/awaken-realms/grimcoven/videos': {
    html: 8,
    style: 11,
    script: 75,
    fonts: 45,
    pictures: 45,
    all: 186,
  },
  '/press': { html: 15, style: 11, script: 5, fonts: 45, pictures: 55, all: 138 },
  '/privacy-policy': { html: 18, style: 11, script: 5, fonts: 45, pictures: 2, all: 93 },
  '/no-such-page': { html: 7, style: 11, script: 5, fonts: 45, pictures: 79, all: 149 },
}
