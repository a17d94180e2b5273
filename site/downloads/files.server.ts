import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { type Mistake, mistake } from '../content-mistakes.ts'
import type { DocumentSet } from './document.ts'
import type { DownloadSet } from './download-register.server.ts'

const filesFolder = path.join('content', 'files')

/** Files taken over from the former site by `npm run documents`: served under the addresses they had there. */
export const mirrorFolder = path.join('content', 'mirror')

/** Where the file of a document of ours lies in this repository, and its address. */
export function ownFile(set: string, id: string, name: string): { file: string; address: string } {
  return { file: path.join(filesFolder, set, name), address: `/files/${set}/${id}${path.extname(name)}` }
}

/** The path of an address of our own origin, `www.` included and still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address)
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(hostname) === bare(new URL(origin).hostname) ? pathname : undefined
}

/** The place of an address in a mirror. Throws for one that would lie outside of it. */
export function placeInMirror(mirror: string, pathname: string): string {
  const place = path.join(mirror, decodeURIComponent(pathname))
  if (path.relative(mirror, place).startsWith('..') || pathname.endsWith('/'))
    throw new Error(`${pathname}: found an address that is no file of its own, allowed: /folder/name.pdf`)
  return place
}

/** The file behind a link to our own origin, when it has been taken over. */
export function mirroredFile(
  link: string,
  origin: string,
  mirror = mirrorFolder,
): { file: string; address: string } | undefined {
  const address = ownPath(link, origin)
  if (address === undefined) return undefined
  const file = placeInMirror(mirror, address)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? { file, address } : undefined
}

/** Entries whose file is not there or empty, and files that no entry names: most likely one of the two is misspelt. */
export function fileMistakes(sets: readonly DownloadSet[], folder = filesFolder): Mistake[] {
  const entries = sets.flatMap((set) =>
    set.documents.flatMap(({ id, file }) => (file ? [{ set: set.slug, id, file }] : [])),
  )
  const place = ({ set, file }: (typeof entries)[number]) => path.join(folder, set, file)
  const wanted = new Set(entries.map(place))
  const missing = entries
    .filter((it) => !statSync(place(it), { throwIfNoEntry: false })?.size)
    .map((it) =>
      mistake(
        `content/downloads/${it.set}.yaml`,
        `${it.id}.file`,
        it.file,
        `no file, until ${place(it)} is there`,
      ),
    )
  const strays = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !/^(README\.md|\.gitkeep)$/.test(it.name))
    .map((it) => path.join(it.parentPath, it.name))
    .filter((it) => !wanted.has(it))
    .map((it) => mistake(it, '(name of the file)', path.basename(it), 'the file of a document'))
  return [...missing, ...strays]
}

/**
 * Copies the documents we serve, and all of the mirror, into the built site; nothing of the site gives way to the
 * mirror. `moved`: addresses that a redirect sends on, so that no old file stays there.
 */
export async function copyFiles(
  sets: readonly DocumentSet[],
  site: string,
  moved: ReadonlySet<string>,
  mirror = mirrorFolder,
): Promise<void> {
  for (const { downloadUrl, file } of sets.flatMap((it) => it.documents)) {
    if (file === undefined || file.startsWith(mirror)) continue
    await mkdir(path.dirname(path.join(site, downloadUrl)), { recursive: true })
    await copyFile(file, path.join(site, downloadUrl))
  }
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  const from = realpathSync(mirror)
  const filter = (it: string) => !moved.has(`/${path.relative(from, it)}`)
  await cp(from, site, { recursive: true, force: false, filter })
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
