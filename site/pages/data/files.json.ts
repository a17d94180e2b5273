import { formerList } from '../../downloads/feeds.server.ts'

export function GET(): Response {
  return Response.json(formerList())
}
