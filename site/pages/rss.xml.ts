import { content } from '../content/content.server.ts'
import { documentFeed } from '../downloads/document-feed.server.ts'

export const GET = () => documentFeed(content().sets, 'Documents', '/download')
