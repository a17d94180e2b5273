import { sets } from '../documents/read-sets.server.ts'
import { documentFeed } from '../downloads/document-feed.server.ts'

export const GET = () => documentFeed(sets(), 'Documents', '/download')
