import { content } from '../content.server.ts'
import { catalogueOf } from '../downloads/feeds.server.ts'
import { downloads } from '../downloads/load-downloads.server.ts'

export async function GET(): Promise<Response> {
  return Response.json(await catalogueOf(downloads(), content().site.origin))
}
