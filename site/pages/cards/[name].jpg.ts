import type { APIRoute } from 'astro'
import { content } from '../../content/content.server.ts'
import { jpegOf } from '../../pictures/pictures.server.ts'

/** In px; the size readers of Open Graph expect. */
const size = { width: 1200, height: 630 }

/** What chats and feeds show beside a link: one card for each game, of its hero, and one for the site. */
export function getStaticPaths() {
  const games = [...content().games.values()].map(({ slug, hero }) => ({
    params: { name: slug },
    props: { picture: `content/games/${slug}/images/${hero.image.file}` },
  }))
  return [...games, { params: { name: 'site' }, props: { picture: 'content/site/images/home-1.webp' } }]
}

export const GET: APIRoute<{ picture: string }> = async ({ props }) => new Response(await jpegOf(props.picture, size))
