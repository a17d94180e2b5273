import { content } from '../content/content.server.ts'
import { documentFeed } from '../downloads/document-feed.server.ts'

export function GET(): Promise<Response> {
  return documentFeed(content().sets, 'Documents', '/download')
}
