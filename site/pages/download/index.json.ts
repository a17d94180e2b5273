import { downloads } from '../../downloads/downloads.server.ts'
import { searchList } from '../../downloads/search.ts'

/** What the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  return Response.json(searchList(downloads()))
}
