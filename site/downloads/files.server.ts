import { createHash } from 'node:crypto'
import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { type Mistake, mistake } from '../content-mistakes.ts'
import type { DocumentSet } from './document.ts'
import type { DownloadEntry, DownloadSet } from './download-schema.ts'

const filesFolder = path.join('content', 'files')

/** A copy of the former site's files: each is served under the address it had there. */
const mirrorFolder = path.join('content', 'mirror')

/** Where the file of a document lies in this repository, and its address; undefined where this site does not serve it. */
export function fileOf(
  set: string,
  { id, file, link }: DownloadEntry,
  origin: string,
  mirror = mirrorFolder,
): { file: string; address: string } | undefined {
  if (file)
    return { file: path.join(filesFolder, set, file), address: `/files/${set}/${id}${path.extname(file)}` }
  const address = link && ownPath(link, origin)
  if (!address) return undefined
  const copy = path.join(mirror, decodeURIComponent(address))
  return statSync(copy, { throwIfNoEntry: false })?.isFile() ? { file: copy, address } : undefined
}

/** The path of an address of our own origin, whole or not, `www.` included and still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address, origin)
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(hostname) === bare(new URL(origin).hostname) ? pathname : undefined
}

/** Entries whose file is not there or empty. */
export function missingFiles(sets: readonly DownloadSet[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const place = path.join(filesFolder, slug, file ?? '')
      if (!file || statSync(place, { throwIfNoEntry: false })?.size) return []
      const allowed = `no file, until ${place} is there`
      return [mistake(`content/downloads/${slug}.yaml`, `${id}.file`, file, allowed)]
    }),
  )
}

/**
 * Copies the documents we serve, and all of the mirror, into the built site; nothing of the site gives way to the
 * mirror.
 */
export async function copyFiles(
  sets: readonly DocumentSet[],
  site: string,
  mirror = mirrorFolder,
): Promise<void> {
  for (const { downloadUrl, file } of sets.flatMap((it) => it.documents)) {
    if (file === undefined || file.startsWith(mirror)) continue
    await mkdir(path.dirname(path.join(site, downloadUrl)), { recursive: true })
    await copyFile(file, path.join(site, downloadUrl))
  }
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  await cp(realpathSync(mirror), site, { recursive: true, force: false })
}

/** The documents of a set that this site serves itself, and their size in bytes; undefined where there are none. */
export function archiveOf({ slug, documents }: Pick<DocumentSet, 'slug' | 'documents'>) {
  const files = documents.flatMap(({ id, file, bytes = 0 }) => (file ? [{ id, file, bytes }] : []))
  if (files.length === 0) return undefined
  const bytes = files.reduce((sum, it) => sum + it.bytes, 0)
  return { address: `/download/${slug}.zip`, files, bytes }
}

/** A ZIP of files under the names of their documents. Not compressed: PDFs and ZIPs do not get smaller. */
export async function zipOf(files: readonly { id: string; file: string }[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { id, file } of files)
    zip.addFile(file, id + path.extname(file), { compress: false, mtime: new Date(0), mode: 0o100644 })
  zip.end()
  return buffer(zip.outputStream)
}

/** SHA-256 of a file, in hexadecimal. */
export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
