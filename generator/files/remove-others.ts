import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileManifest } from '../../site/downloads/file-manifest.ts'

/** Takes out of `out` what no document of this build has: files of earlier runs and of documents since removed. */
export async function removeOthers(
  out: string,
  files: FileManifest['files'],
  archives: FileManifest['archives'],
): Promise<void> {
  const kept = new Set(
    [
      ...Object.values(files).flatMap(({ address, thumbnail }) => [address, thumbnail ?? address]),
      ...Object.values(archives).flatMap(({ address }) => [
        address,
        address.replace('all.zip', 'SHA256SUMS'),
      ]),
    ].map((address) => path.join(out, '..', address)),
  )
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(file)) await rm(file)
  }
}
