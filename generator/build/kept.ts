import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes a file of a cache unless an earlier build has left it there: `make` returns its bytes, or writes them to the path
 * it is given. The file gets its name when it is whole, so that a build cut off in the middle leaves no half file behind;
 * two that make the same one at once do not meet.
 */
export async function kept(file: string, make: (part: string) => Promise<Buffer | undefined>): Promise<void> {
  if (existsSync(file)) return
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  try {
    const bytes = await make(part)
    if (bytes) await writeFile(part, bytes)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

/** Takes out of a cache what this build did not need; `used` are file names. */
export async function forgetUnused(cache: string, used: ReadonlySet<string>): Promise<void> {
  const unused = (await readdir(cache)).filter((it) => !used.has(it))
  await Promise.all(unused.map((it) => rm(join(cache, it))))
}
