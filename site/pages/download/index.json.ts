import { content } from '../../content.server.ts'
import { searchList } from '../../downloads/search.ts'

/** What the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  return Response.json(searchList(content().sets))
}
