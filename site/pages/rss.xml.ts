import { documentFeed } from '../documents/document-feed.build.ts'
import { readSets } from '../documents/read-sets.build.ts'

const head = { path: '/download', title: 'Documents', description: 'New editions of our documents' }

export const GET = () => documentFeed(readSets(), head)
