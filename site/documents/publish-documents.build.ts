import { hash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import { canonicalPath, type Redirect } from '../../contract/built-site.ts'
import { ownPath, pathOfDocument, pathOfSet, pathOfZip } from '../addresses/addresses.ts'
import type { DocumentEntry, DocumentSet, SetEntry } from './document.ts'
import { filesFolder } from './document-schema.ts'

/** A copy of the former site's files. Each keeps the address it had there. */
export const mirrorFolder = join('content', 'mirror')

/** A set with its documents in two lists. The available ones get their true size and their address. */
export function splitByAvailability({ documents, ...set }: SetEntry, origin: string): DocumentSet {
  const unavailable: DocumentEntry[] = []
  const available = documents.flatMap((entry) => {
    const location = locateDocument(set.slug, entry, origin, mirrorFolder)
    if (!location) {
      unavailable.push(entry)
      return []
    }
    const { file, link, page, ...rest } = entry
    const bytes = location.sourcePath ? statSync(location.sourcePath).size : rest.bytes
    return [{ ...rest, ...location, bytes }]
  })
  return { ...set, available, unavailable }
}

/** The address of a document, and its file if this site serves it; undefined while the document is not available. */
export function locateDocument(slug: string, { id, file, link, page }: DocumentEntry, origin: string, mirror: string) {
  if (file) return { downloadUrl: `/files/${slug}/${id}${extname(file)}`, sourcePath: join(filesFolder, slug, file) }
  const formerPath = link && ownPath(link, origin)
  // Decoded first: else a link like `/..%2f.env` would lead out of the folder.
  const copy = formerPath && join(mirror, posix.normalize(canonicalPath(formerPath) ?? '/'))
  if (copy && statSync(copy, { throwIfNoEntry: false })?.isFile()) return { downloadUrl: formerPath, sourcePath: copy }
  const downloadUrl = page ?? link
  return downloadUrl === undefined ? undefined : { downloadUrl }
}

/**
 * Copies the documents that this site serves, and the mirror, into the built site. The mirror overwrites nothing. Its pages
 * are left out: they would enter the sitemap and the ledger as ours. Former addresses of pages are redirected.
 */
export async function copyDocuments(sets: readonly DocumentSet[], siteFolder: string, mirror: string): Promise<void> {
  for (const { downloadUrl, sourcePath } of sets.flatMap((set) => set.available))
    if (sourcePath && !sourcePath.startsWith(mirror)) await cp(sourcePath, join(siteFolder, downloadUrl))
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  const filter = (path: string) => !path.endsWith('.html')
  await cp(realpathSync(mirror), siteFolder, { recursive: true, force: false, filter })
}

/** `/d/<id>` leads to the document, or while it is not available to its line on the page of its set. */
export function documentRedirects(sets: readonly DocumentSet[]): Redirect[] {
  const redirect = (id: string, to: string): Redirect => ({ from: pathOfDocument(id), to, status: 302 })
  return sets.flatMap(({ slug, available, unavailable }) => [
    ...available.map(({ id, downloadUrl }) => redirect(id, downloadUrl)),
    ...unavailable.map(({ id }) => redirect(id, `${pathOfSet(slug)}#${id}`)),
  ])
}

export type SetZip = NonNullable<ReturnType<typeof zipOf>>

/** The ZIP of all files of a set that this site serves: the files by name, and their size in bytes. */
export function zipOf({ slug, available }: DocumentSet) {
  const served = available.flatMap(({ id, sourcePath, bytes = 0 }) => (sourcePath ? [{ id, sourcePath, bytes }] : []))
  if (served.length === 0) return undefined
  return {
    path: pathOfZip(slug),
    files: new Map(served.map(({ id, sourcePath }) => [id + extname(sourcePath), sourcePath])),
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** The checksum of a document's file. */
export function hashFile(sourcePath: string): string {
  return hash('sha256', readFileSync(sourcePath))
}
