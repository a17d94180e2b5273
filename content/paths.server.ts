import { allFilters, filterPath } from './catalogue-filters.ts'
import { content } from './load.server.ts'

/** Screens that stand in `app/routes.ts` by name. */
const fixedPaths = [
  '/',
  '/download',
  '/our-games',
  '/contact',
  '/contact/games-prototypes',
  '/contact/digital-games',
  '/contact/press-contact',
]

/** Addresses of the game pages, "how to play" pages included: path to the game's slug. */
export function gamePaths(): { path: string; slug: string; screen: 'game' | 'videos' }[] {
  const { site, games } = content()
  return [...games].flatMap(([slug, game]) => {
    const path = `/games/${site.brand.slug}/${slug}`
    const page = { path, slug, screen: 'game' as const }
    return game.howToPlay ? [page, { path: `${path}/videos`, slug, screen: 'videos' as const }] : [page]
  })
}

/** Every address that becomes an HTML file; /404 is the page served for all others. */
export function pagePaths(): string[] {
  return [
    ...fixedPaths,
    ...allFilters().map(filterPath),
    ...gamePaths().map((it) => it.path),
    ...content().legal.map((it) => it.path),
    '/404',
  ]
}
