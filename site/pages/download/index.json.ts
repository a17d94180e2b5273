import { readSets } from '../../documents/read-sets.build.ts'
import { searchableSet } from '../../downloads/search.ts'
import { gameOfSet } from '../../games/read-games.build.ts'

/** What the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  return Response.json(readSets().map((set) => searchableSet(set, gameOfSet(set.slug)?.tile.jpeg)))
}
