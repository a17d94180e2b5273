import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeZip, type ZipEntry } from '../../server/cli/zip.ts'
import { isStandIn } from '../../site/downloads/document.ts'
import type { DownloadSet } from '../../site/downloads/download-register.server.ts'
import type { FileManifest, MadeFile } from '../../site/downloads/file-manifest.ts'
import type { Places } from './make-files.ts'
import { placeInMirror } from './mirror.ts'

type Packed = { name: string; from: string; sha256: string }

/**
 * Writes, for each set with files of ours, `SHA256SUMS` and `all.zip`: the files under their published names, the sums
 * (`sha256sum -c SHA256SUMS` checks them) and the list of documents that are not among them. Placeholders are left out.
 */
export async function writeArchives(
  sets: readonly DownloadSet[],
  files: FileManifest['files'],
  places: Pick<Places, 'out' | 'cache' | 'mirror'>,
): Promise<FileManifest['archives']> {
  const archives: FileManifest['archives'] = {}
  for (const set of sets) {
    const own = set.documents.flatMap(({ id }) => {
      const file = files[id]
      return file && !isStandIn(file) ? [packed(id, file, places)] : []
    })
    if (own.length === 0) continue
    const folder = path.join(places.out, set.slug)
    const sums = own.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('')
    const readme = archiveReadme(set, files)
    const archive = `${createHash('sha256').update(sums).update(readme).digest('hex').slice(0, 32)}.zip`
    const cached = await places.cache.file(archive, async (part) => {
      await writeZip(part, [...own, text('SHA256SUMS', sums), text('README.txt', readme)])
      return undefined
    })
    const { size: bytes } = statSync(cached)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'SHA256SUMS'), sums)
    await copyFile(cached, path.join(folder, 'all.zip'))
    archives[set.slug] = { address: `/files/${set.slug}/all.zip`, bytes, files: own.length }
  }
  return archives
}

/** Files of ours bear their published name; those of the mirror that of their document, for names there repeat. */
function packed(
  id: string,
  { address, sha256 }: MadeFile,
  { out, mirror }: Pick<Places, 'out' | 'mirror'>,
): Packed {
  if (address.startsWith('/files/'))
    return { name: path.basename(address), from: path.join(out, '..', address), sha256 }
  return { name: id + path.extname(address), from: placeInMirror(mirror, address), sha256 }
}

function text(name: string, content: string): ZipEntry {
  return { name, from: Buffer.from(content) }
}

function archiveReadme(set: DownloadSet, files: FileManifest['files']): string {
  const elsewhere = set.documents
    .filter(({ id, link }) => link && !files[id])
    .map(({ title, link }) => `${title}\n  ${link}\n`)
  const absent = set.documents
    .filter(({ id }) => files[id]?.is === 'stand-in')
    .map(({ title }) => `${title}\n`)
  return [
    `${set.title}: the documents served by this site. Checksums: SHA256SUMS.\n`,
    ...(elsewhere.length > 0 ? ['\nDocuments of this set on another server:\n\n', ...elsewhere] : []),
    ...(absent.length > 0 ? ['\nNot here yet, and therefore not in this archive:\n\n', ...absent] : []),
  ].join('')
}
