import { downloads } from '../downloads/downloads.server.ts'
import { documentFeed } from '../downloads/feeds.server.ts'

export function GET(): Promise<Response> {
  return documentFeed(downloads(), 'Documents', '/download')
}
