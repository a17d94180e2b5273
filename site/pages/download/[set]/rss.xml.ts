import type { APIRoute } from 'astro'
import { pathOfSet } from '../../../addresses/addresses.ts'
import type { DocumentSet } from '../../../documents/document.ts'
import { documentFeed } from '../../../documents/document-feed.build.ts'
import { readSets } from '../../../documents/read-sets.build.ts'

export function getStaticPaths() {
  return readSets().map((set) => ({ params: { set: set.slug }, props: { set } }))
}

export const GET: APIRoute<{ set: DocumentSet }> = ({ props: { set } }) => {
  const { slug, title } = set
  return documentFeed([set], { path: pathOfSet(slug), title, description: `New editions of documents: ${title}` })
}
