import { searchIndex } from '../../downloads/download-rows.server.ts'

/** `/download/index.json`: what the search of the downloads looks through, fetched when it is first used. */
export function GET(): Response {
  return Response.json(searchIndex())
}
