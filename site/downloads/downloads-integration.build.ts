import { existsSync, realpathSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { DocumentSet } from '../documents/document-schema.ts'
import { mirrorFolder } from '../documents/locate-documents.build.ts'
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

/** Copies the documents that this site serves, and the mirror, into the built site. The mirror overwrites nothing. */
export async function copyDocuments(sets: readonly DocumentSet[], siteFolder: string, mirror: string): Promise<void> {
  const isMirrored = (file: string) => file.startsWith(mirror)
  for (const { downloadUrl, sourcePath } of sets.flatMap((set) => set.available))
    if (sourcePath && !isMirrored(sourcePath)) await cp(sourcePath, join(siteFolder, downloadUrl))
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  await cp(realpathSync(mirror), siteFolder, { recursive: true, force: false })
}
