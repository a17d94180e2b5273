import { readSets } from '../../documents/read-sets.build.ts'
import { searchedSet } from '../../downloads/search.ts'
import { gameOfSet } from '../../games/read-games.build.ts'

/** What the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  const searched = readSets().map((set) => {
    const tile = gameOfSet(set.slug)?.tile
    return searchedSet(set, tile && `${tile.base}-${tile.widths[0]}.avif`)
  })
  return Response.json(searched)
}
