import { formerList } from '../../downloads/feeds.server.ts'
import { downloads } from '../../downloads/load-downloads.server.ts'

export function GET(): Response {
  return Response.json(formerList(downloads()))
}
