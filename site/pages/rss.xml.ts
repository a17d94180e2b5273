import { readSets } from '../documents/read-sets.build.ts'
import { documentFeed } from '../downloads/document-feed.build.ts'

const head = { path: '/download', title: 'Documents', description: 'New editions of our documents' }

export const GET = () => documentFeed(readSets(), head)
