import { documentFeed } from '../downloads/document-feed.server.ts'
import { sets } from '../downloads/read-sets.server.ts'

export const GET = () => documentFeed(sets(), 'Documents', '/download')
