import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const knownFile = z.object({
  bytes: z.int(),
  sha256: z.string(),
  pages: z.int().optional(),
  thumbnail: z.boolean(),
})

export type KnownFile = z.infer<typeof knownFile>

/**
 * What earlier runs made or measured, by key, so that a run with nothing new reads no file at all.
 * A cache of another shape is dropped, not repaired.
 */
export class FileCache {
  readonly folder: string
  #known: Map<string, KnownFile>

  private constructor(folder: string, known: Map<string, KnownFile>) {
    this.folder = folder
    this.#known = known
  }

  static async open(folder: string): Promise<FileCache> {
    await mkdir(folder, { recursive: true })
    const index = path.join(folder, 'index.json')
    const content: unknown = existsSync(index) ? JSON.parse(await readFile(index, 'utf8')) : {}
    const parsed = z.record(z.string(), knownFile).safeParse(content)
    return new FileCache(folder, new Map(parsed.success ? Object.entries(parsed.data) : []))
  }

  get(key: string): KnownFile | undefined {
    return this.#known.get(key)
  }

  set(key: string, file: KnownFile): void {
    this.#known.set(key, file)
  }

  path(name: string): string {
    return path.join(this.folder, name)
  }

  /** Keeps only what this run used, so the cache does not grow with every change of a sheet. */
  async save(used: ReadonlySet<string>): Promise<void> {
    const kept = [...this.#known].filter(([key]) => used.has(key))
    const index = this.path('index.json')
    await writeFile(`${index}.new`, JSON.stringify(Object.fromEntries(kept)))
    await rename(`${index}.new`, index)
    for (const name of await readdir(this.folder)) {
      const key = /^([0-9a-f]{32})\./.exec(name)?.[1]
      if (key !== undefined && !used.has(key)) await rm(this.path(name))
    }
  }
}

/** Copies a file unless a file of the same size is there: names carry the checksum, so the same name is the same file. */
export async function publish(from: string, to: string, bytes: number): Promise<void> {
  const there = await stat(to).catch(() => undefined)
  if (there?.size === bytes) return
  await mkdir(path.dirname(to), { recursive: true })
  await copyFile(from, to)
}
