import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { content } from '../content/load.server.ts'

/**
 * Patterns, not one route a page: every visitor's browser reads and ranks all routes before it takes the page over, so
 * their number must not grow with the content. Which addresses exist, the build knows (`content/paths.server.ts`); at
 * all others the server answers with the 404 page (docs/decisions/routes-as-patterns.md).
 */
export default [
  index('routes/home.tsx'),
  route('download', 'routes/download.tsx'),
  route('download/index.json', 'routes/download-index.ts'),
  route('download/sets.json', 'routes/download-sets.ts'),
  route('download/:set', 'routes/download-set.tsx'),
  route('download/in/:language', 'routes/download-language.tsx'),
  route('temporary-fix', 'routes/temporary-fix.tsx'),
  route('our-games', 'routes/our-games.tsx'),
  route('our-games/:filter', 'routes/our-games.tsx', { id: 'our-games-filtered' }),
  layout('routes/contact-layout.tsx', [
    route('contact', 'routes/contact.tsx'),
    route('contact/games-prototypes', 'routes/games-prototypes.tsx'),
    route('contact/digital-games', 'routes/digital-games.tsx'),
    route('contact/press-contact', 'routes/press-contact.tsx'),
  ]),
  route('press', 'routes/press.tsx'),
  route('press/:game', 'routes/press-sheet.tsx'),
  route(`games/${content().site.brand.slug}/:game`, 'routes/game.tsx'),
  route(`games/${content().site.brand.slug}/:game/videos`, 'routes/game-videos.tsx'),
  ...content().legal.map(({ path }) => route(path.slice(1), 'routes/legal.tsx', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
