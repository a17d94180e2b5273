import type { APIRoute } from 'astro'
import { content } from '../../../content/content.server.ts'
import { documentFeed } from '../../../downloads/document-feed.server.ts'
import { type DocumentSet, setPath } from '../../../downloads/document-schema.ts'

export function getStaticPaths() {
  return content().sets.map((set) => ({ params: { set: set.slug }, props: { set } }))
}

export const GET: APIRoute<{ set: DocumentSet }> = ({ props: { set } }) =>
  documentFeed([set], set.title, setPath(set.slug))
