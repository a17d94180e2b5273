import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licencesText, packagesOf } from './licences/licences-text.ts'

const target = join('docs', 'licences.md')

/** The licence of every package, from the lock file; a test keeps the list true. */
export async function writeLicences(): Promise<string> {
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const packages = packagesOf(lock)
  await writeFile(target, licencesText(packages))
  return `${packages.length} packages in ${target}`
}
