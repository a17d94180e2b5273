import { createHash, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const cacheFolder = join('.cache', 'build')

/** A month. A build removes files that no build has used for so long. */
const keptForMs = 30 * 24 * 60 * 60 * 1000

/**
 * The path of a file in the cache, which is made first if it is missing. `name` must change with everything the file is
 * made from (`hashOfParts`). The file gets its name when it is complete: a build that is stopped leaves no half file,
 * and two builds can run at the same time.
 */
export async function cacheFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(cacheFolder, name)
  if (existsSync(file)) {
    await utimes(file, new Date(), new Date())
    return file
  }
  await mkdir(cacheFolder, { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  try {
    await writeFile(part, await make())
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return file
}

/** Puts a file of the cache into the site: as a hard link, else (on another disk) as a copy. */
export const linkOrCopy = (file: string, target: string): Promise<void> =>
  link(file, target).catch(() => copyFile(file, target))

export async function removeUnusedFromCache(): Promise<void> {
  const oldest = Date.now() - keptForMs
  const removeIfOld = async (name: string) => {
    const file = join(cacheFolder, name)
    // Another build may have renamed or removed it since it was listed.
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < oldest) await rm(file, { force: true })
  }
  await Promise.all((await readdir(cacheFolder)).map(removeIfOld))
}

/** A name for a file that is made from these parts. It depends on the parts and their order. */
export function hashOfParts(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
