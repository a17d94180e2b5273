import type { APIRoute } from 'astro'
import type { DocumentSet } from '../../../downloads/download-schema.ts'
import { downloads } from '../../../downloads/downloads.server.ts'
import { documentFeed } from '../../../downloads/feeds.server.ts'

export function getStaticPaths() {
  return downloads().map((set) => ({ params: { set: set.slug }, props: { set } }))
}

export const GET: APIRoute<{ set: DocumentSet }> = ({ props: { set } }) =>
  documentFeed([set], set.title, `/download/${set.slug}`)
