import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const cache = join('.cache', 'compressed')
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const used = new Set<string>()

/** Writes `file`.br and `file`.gz; what an earlier build compressed is taken from there. `level` is brotli's. */
export async function writeCompressed(file: string, bytes: Buffer, level: number): Promise<void> {
  const sum = createHash('sha256').update(`${level} `).update(bytes).digest('hex').slice(0, 32)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  await mkdir(cache, { recursive: true })
  await kept(`${sum}.br`, `${file}.br`, () => brotli(bytes, quality))
  await kept(`${sum}.gz`, `${file}.gz`, () => zip(bytes, { level: 9 }))
}

/** Takes out of the cache what this build did not need. */
export async function forgetUnused(): Promise<void> {
  const unused = (await readdir(cache)).filter((it) => !used.has(it))
  await Promise.all(unused.map((it) => rm(join(cache, it))))
}

async function kept(name: string, target: string, make: () => Promise<Buffer>) {
  used.add(name)
  const cached = join(cache, name)
  if (!existsSync(cached)) {
    // By a rename, so that a build cut off in the middle leaves no half file behind; two equal files may race for it.
    const part = `${cached}.${createHash('sha256').update(target).digest('hex').slice(0, 8)}.part`
    await writeFile(part, await make())
    await rename(part, cached)
  }
  await copyFile(cached, target)
}
