import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeZip } from '../../server/cli/zip.ts'
import type { DownloadSet } from '../../site/content/download-register.server.ts'
import type { FileManifest } from '../../site/content/file-manifest.ts'

/**
 * Writes, for each set with files of ours, `SHA256SUMS` and `all.zip`: the files under their published names, the sums
 * (`sha256sum -c SHA256SUMS` checks them) and the list of documents that lie elsewhere.
 */
export async function writeArchives(
  sets: readonly DownloadSet[],
  files: FileManifest['files'],
  { out, cache }: { out: string; cache: string },
): Promise<FileManifest['archives']> {
  const archives: FileManifest['archives'] = {}
  for (const set of sets) {
    const own = set.documents.flatMap((entry) => files[entry.id] ?? [])
    if (own.length === 0) continue
    const folder = path.join(out, set.slug)
    const sums = own.map((file) => `${file.sha256}  ${path.basename(file.address)}\n`).join('')
    const readme = archiveReadme(set)
    const archive = path.join(folder, 'all.zip')
    const stamp = `${sums}${readme}`
    const stampFile = path.join(cache, `all-${set.slug}.txt`)
    const before = existsSync(archive) && existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
    if (before !== stamp) {
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'SHA256SUMS'), sums)
      await writeZip(archive, [
        ...own.map(({ address }) => ({ name: path.basename(address), from: path.join(out, '..', address) })),
        { name: 'SHA256SUMS', from: Buffer.from(sums) },
        { name: 'README.txt', from: Buffer.from(readme) },
      ])
      await writeFile(stampFile, stamp)
    }
    archives[set.slug] = {
      address: `/files/${set.slug}/all.zip`,
      bytes: statSync(archive).size,
      files: own.length,
    }
  }
  return archives
}

function archiveReadme(set: DownloadSet): string {
  const elsewhere = set.documents
    .filter((entry) => entry.link)
    .map((entry) => `${entry.title}\n  ${entry.link}\n`)
  const list = elsewhere.length > 0 ? `Documents of this set on another server:\n\n${elsewhere.join('')}` : ''
  return `${set.title}: all documents served by this site. Checksums: SHA256SUMS.\n\n${list}`
}
