import type { APIRoute } from 'astro'
import { content } from '../../content/content.server.ts'
import { jpegOf } from '../../pictures/pictures.server.ts'

/** In px; the size readers of Open Graph expect. */
const size = { width: 1200, height: 630 }

/** What chats and feeds show beside a link: one card for each game, of its hero, and one for the site. */
export function getStaticPaths() {
  const { games, site } = content()
  const cards = [...games.values()].map(({ slug, hero }) => ({
    params: { name: slug },
    props: { picture: `content/games/${slug}/images/${hero.image.file}` },
  }))
  const picture = `content/site/images/${site.home.images[0]?.file}`
  return [...cards, { params: { name: 'site' }, props: { picture } }]
}

export const GET: APIRoute<{ picture: string }> = async ({ props }) => new Response(await jpegOf(props.picture, size))
