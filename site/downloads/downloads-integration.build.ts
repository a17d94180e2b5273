import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { copyDocuments, mirrorFolder } from '../documents/locate-documents.build.ts'
import { readSets } from '../documents/read-sets.build.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:search'?: boolean
  }
}

/** Adds `client:search`, which hydrates the search, and copies the files of documents into the built site. */
export function downloads(): AstroIntegration {
  const directive = { name: 'search', entrypoint: './site/downloads/hydrate-search.client.ts' }
  return {
    name: 'downloads',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive),
      'astro:build:done': ({ dir }) => copyDocuments(readSets(), fileURLToPath(dir), mirrorFolder),
    },
  }
}
