import { content } from '../../site/content/content.server.ts'

/** The set with the most documents. Staff may change all of it, so a test takes its names from here. */
export const largestSet = content().sets.reduce((a, b) => (b.documents.length > a.documents.length ? b : a))
