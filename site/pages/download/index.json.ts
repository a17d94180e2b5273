import { content } from '../../content/content.server.ts'
import { searchedSet } from '../../downloads/search.ts'
import { gamePicture } from '../../pictures/pictures.server.ts'

/** What the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  const { sets, games } = content()
  const searched = sets.map((set) => {
    const game = games.get(set.game ?? '')
    const tile = game && gamePicture(game.slug, game.tile)
    return searchedSet(set, tile && `${tile.base}-${tile.widths[0]}.avif`)
  })
  return Response.json(searched)
}
