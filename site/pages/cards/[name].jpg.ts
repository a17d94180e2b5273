import type { APIRoute } from 'astro'
import type { ContentPicture } from '../../content-files/schema-parts.ts'
import { readGames } from '../../games/read-games.build.ts'
import { readHome } from '../../home/read-home.build.ts'
import { encodeJpeg } from '../../pictures/encode-pictures.build.ts'

/** In px; the size readers of Open Graph expect. */
const size = { width: 1200, height: 630 }

/** What chats and feeds show beside a link: a card for each game, of its hero, and one for the site, of its first picture. */
export function getStaticPaths() {
  const cardOf = (name: string, props: { folder: string; picture: ContentPicture }) => ({ params: { name }, props })
  const games = [...readGames().values()].map(({ slug, hero }) =>
    cardOf(slug, { folder: `games/${slug}`, picture: hero.image }),
  )
  const [first] = readHome().images
  return first ? [...games, cardOf('site', { folder: 'site', picture: first })] : games
}

export const GET: APIRoute<{ folder: string; picture: ContentPicture }> = async ({ props: { folder, picture } }) =>
  new Response(await encodeJpeg(folder, picture, size))
