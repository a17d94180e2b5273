import { readSets } from '../documents/read-sets.build.ts'
import { documentFeed } from '../downloads/document-feed.build.ts'

export const GET = () => documentFeed(readSets(), 'Documents', '/download')
