import { documentFeed } from '../downloads/feeds.server.ts'
import { downloads } from '../downloads/load-downloads.server.ts'

export function GET(): Promise<Response> {
  return documentFeed(downloads(), 'Documents', '/download')
}
