import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the bytes of a file, or writes them to the path it is given. */
type Make = (part: string) => Promise<Buffer | undefined>

/** The files earlier builds made, each under a name that changes with what it is made from. */
export class Cache {
  readonly #folder: string
  readonly #used = new Set<string>()
  readonly #begun = Date.now()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * The path of a file, made now unless an earlier build left it. It gets its name when it is whole: a build that is
   * stopped in the middle leaves no half file, and two that make the same one do not disturb each other.
   */
  async file(name: string, make: Make): Promise<string> {
    this.#used.add(name)
    const file = join(this.#folder, name)
    if (existsSync(file)) return file
    await mkdir(this.#folder, { recursive: true })
    const part = `${file}.${randomUUID()}.part`
    try {
      const bytes = await make(part)
      if (bytes) await writeFile(part, bytes)
      await rename(part, file)
    } finally {
      await rm(part, { force: true })
    }
    return file
  }

  /**
   * Removes what nobody has asked for, so that the cache does not grow with every change. What is newer than this
   * process another one is at work on.
   */
  async forgetUnused(): Promise<void> {
    const unused = (await readdir(this.#folder)).filter((it) => !this.#used.has(it))
    for (const file of unused.map((it) => join(this.#folder, it))) {
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (mtimeMs < this.#begun) await rm(file, { force: true })
    }
  }
}

/** The build's own, which outlives it. */
export const cache = new Cache(join('.cache', 'build'))

/** A name for what is made from these parts; other parts, or the same in another order, give another name. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
