import 'virtual:accents.css'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { Photo } from '../components/ui/photo.tsx'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/game-videos'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { game, path } = loaderData
  const title = game.pageTitle ? `${game.pageTitle} | ${brand.name}` : undefined
  return pageMeta({ title, description: game.summary, path, brand: brand.name, origin })
}

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$|\/$/g, '')
  const slug = path.split('/')[3] ?? ''
  const game = content().games.get(slug)
  if (!game) throw new Response('There is no such game.', { status: 404 })
  return { path, slug, game, hero: photo(`games/${slug}`, game.hero.image) }
}

export default function GameScreen({ loaderData }: Route.ComponentProps) {
  const { game, hero } = loaderData
  return (
    <article>
      <Photo photo={hero} sizes="100vw" first className="w-full" />
      <h1>{game.name}</h1>
      <p>{game.hero.desc}</p>
    </article>
  )
}
