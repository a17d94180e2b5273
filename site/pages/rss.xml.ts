import { content } from '../content.server.ts'
import { documentFeed } from '../downloads/feeds.server.ts'

export function GET(): Promise<Response> {
  return documentFeed(content().sets, 'Documents', '/download')
}
