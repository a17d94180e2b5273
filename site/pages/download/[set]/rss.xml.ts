import type { APIRoute } from 'astro'
import { documentFeed } from '../../../downloads/document-feed.server.ts'
import { type DocumentSet, setPath } from '../../../downloads/document-schema.ts'
import { sets } from '../../../downloads/read-sets.server.ts'

export function getStaticPaths() {
  return sets().map((set) => ({ params: { set: set.slug }, props: { set } }))
}

export const GET: APIRoute<{ set: DocumentSet }> = ({ props: { set } }) =>
  documentFeed([set], set.title, setPath(set.slug))
