import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { allFilters, filterPath } from '../content/catalogue-filters.ts'
import { content } from '../content/load.server.ts'
import { gamePaths, languagePaths } from '../content/paths.server.ts'

const screens = { game: 'routes/game.tsx', videos: 'routes/game-videos.tsx' }

/**
 * Games, filters and legal texts get one literal route each: a pattern like `/games/:publisher/:slug` would also match
 * unknown games, and the 404 page served there would hydrate as the wrong screen.
 */
export default [
  index('routes/home.tsx'),
  route('download', 'routes/download.tsx'),
  route('download/index.json', 'routes/download-index.ts'),
  // One pattern for all sets, so that the script does not grow with them (docs/decisions/literal-routes.md).
  route('download/:set', 'routes/download-set.tsx'),
  ...languagePaths().map((path) => route(path.slice(1), 'routes/download-language.tsx', { id: path })),
  route('temporary-fix', 'routes/temporary-fix.tsx'),
  route('our-games', 'routes/our-games.tsx'),
  ...allFilters()
    .map(filterPath)
    .map((path) => route(path.slice(1), 'routes/our-games.tsx', { id: path })),
  layout('routes/contact-layout.tsx', [
    route('contact', 'routes/contact.tsx'),
    route('contact/games-prototypes', 'routes/games-prototypes.tsx'),
    route('contact/digital-games', 'routes/digital-games.tsx'),
    route('contact/press-contact', 'routes/press-contact.tsx'),
  ]),
  route('press', 'routes/press.tsx'),
  ...[...content().games.keys()].map((slug) =>
    route(`press/${slug}`, 'routes/press-sheet.tsx', { id: `/press/${slug}` }),
  ),
  ...gamePaths().map(({ path, screen }) => route(path.slice(1), screens[screen], { id: path })),
  ...content().legal.map(({ path }) => route(path.slice(1), 'routes/legal.tsx', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
