import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Makes a file of a cache unless an earlier build has left it there. It gets its name when it is whole, so that a build
 * cut off in the middle leaves no half file behind; two that make the same one at once do not meet.
 */
export async function kept(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, await make())
  await rename(part, file)
}
