import 'virtual:accents.css'
import { content } from '../../content/load.server.ts'
import { gameAt, showcase } from '../../content/showcase.server.ts'
import { BoxAndPlay } from '../../showcase/box-and-play.tsx'
import { ClosingSection } from '../../showcase/closing-section.tsx'
import { FeatureSection } from '../../showcase/feature-section.tsx'
import { Hero } from '../../showcase/hero.tsx'
import { RelatedGames } from '../../showcase/related-games.tsx'
import { SecondarySection } from '../../showcase/secondary-section.tsx'
import { BelowTheFold } from '../../ui/below-the-fold.tsx'
import wideFont from '../../fonts/oswald-latin.woff2?url'
import { fontPreload } from '../../layout/font-preload.ts'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import { breadcrumbs, gameThing, graph } from '../../layout/structured-data.ts'
import type { Route } from './+types/game'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { path, card, pageTitle, summary, structuredData } = loaderData
  // Without a title of its own a page shows the site's (specification §2, agricola-se).
  const title = pageTitle && `${pageTitle} | ${brand.name}`
  return [
    ...pageMeta({ title, description: summary, path, card, brand: brand.name, origin }),
    ...(loaderData.showcase.mood === 'wide' ? [{ tagName: 'link', ...fontPreload(wideFont) } as const] : []),
    { 'script:ld+json': structuredData },
  ]
}

export function loader({ request }: Route.LoaderArgs) {
  const { path, slug, game } = gameAt(request)
  const { brand, origin } = content().site
  const card = `/cards/${slug}.jpg`
  const address = new URL(path, origin).href
  return {
    path,
    card,
    pageTitle: game.pageTitle,
    summary: game.summary,
    showcase: showcase(slug, game),
    structuredData: graph([
      gameThing({ game, address, picture: new URL(card, origin).href, brand: brand.name, origin }),
      breadcrumbs(origin, [
        ['Our games', '/our-games'],
        [game.name, path],
      ]),
    ]),
  }
}

export default screen(function GameScreen({ loaderData }: Route.ComponentProps) {
  const { showcase: game } = loaderData
  const { secondary, features, closing } = game
  // The text stands across from the first feature's, so that the page turns from one side to the other.
  const side = features[0]?.right ? 'right' : 'left'
  return (
    <article data-game={game.slug} className={`mood-${game.mood}`}>
      <Hero game={game} />
      <BelowTheFold>
        <SecondarySection {...secondary} side={side} />
        {features.map((feature) => (
          <FeatureSection key={feature.componentId} {...feature} />
        ))}
        <BoxAndPlay rows={game.boxAndPlay} />
        {closing && <ClosingSection {...closing} />}
        <RelatedGames tiles={game.related} />
      </BelowTheFold>
    </article>
  )
})
