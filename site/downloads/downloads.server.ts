import { hash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { content } from '../content/content.server.ts'
import type { AvailableDocument, DocumentSet } from './document-schema.ts'
import { mirrorFolder } from './sets.server.ts'

/** Adds `client:search`, which hydrates the search, and copies the files of documents into the built site. */
export function downloads(): AstroIntegration {
  const directive = { name: 'search', entrypoint: './site/downloads/hydrate-search.client.ts' }
  return {
    name: 'downloads',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive),
      'astro:build:done': ({ dir }) => copyFiles(content().sets, fileURLToPath(dir)),
    },
  }
}

/** Copies the documents we serve, and all of the mirror, into the built site. No file of the site is overwritten by the mirror. */
export async function copyFiles(
  sets: readonly DocumentSet[],
  site: string,
  mirror = mirrorFolder,
): Promise<void> {
  for (const { downloadUrl, file } of sets.flatMap((set) => set.documents))
    if (file && !file.startsWith(mirror)) await cp(file, path.join(site, downloadUrl))
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  await cp(realpathSync(mirror), site, { recursive: true, force: false })
}

/** The ZIP of the documents of a set that this site serves itself: its files by name, and their size in bytes. */
export function archiveOf({ slug, documents }: Pick<DocumentSet, 'slug' | 'documents'>) {
  const served = documents.flatMap(({ id, file, bytes = 0 }) => (file ? [{ id, file, bytes }] : []))
  if (served.length === 0) return undefined
  return {
    address: `/download/${slug}.zip`,
    files: new Map(served.map(({ id, file }) => [id + path.extname(file), file])),
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

export async function sha256Of(file: string): Promise<string> {
  return hash('sha256', await readFile(file))
}

export type GameDocuments = ReturnType<typeof documentsOf>

/** Where the documents of a game are, how many are available, and the rulebook a new player wants, if it is available. */
export function documentsOf(slugs: readonly string[] = [], all: readonly DocumentSet[] = content().sets) {
  const sets = all.filter((set) => slugs.includes(set.slug))
  const [first] = sets
  const documents = sets.flatMap((set) => set.documents)
  const rulebook = latestRulebook(documents)
  return {
    path: first ? `/download/#${first.anchor}` : '/download',
    count: documents.length,
    rulebook: rulebook && { path: `/d/${rulebook.id}`, bytes: rulebook.bytes, version: rulebook.version },
  }
}

/**
 * The latest English rulebook of the game itself. Titles of rules for modes and expansions begin with other words. Of
 * equals the first in its set.
 */
export function latestRulebook(documents: readonly AvailableDocument[]): AvailableDocument | undefined {
  return documents
    .filter(
      ({ kind, language, earlierEdition }) => kind === 'rulebook' && language === 'en' && !earlierEdition,
    )
    .filter(({ title }) => /^(rulebook|rules|manual)\b/i.test(title))
    .toSorted((a, b) => (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true }))
    .at(0)
}
