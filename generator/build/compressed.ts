import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { forgetUnused, kept } from './kept.ts'

const cache = join('.cache', 'compressed')
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const used = new Set<string>()

/** Writes `file`.br and `file`.gz; what an earlier build compressed is taken from there. `level` is brotli's. */
export async function writeCompressed(file: string, bytes: Buffer, level: number): Promise<void> {
  const sum = createHash('sha256').update(`${level} `).update(bytes).digest('hex').slice(0, 32)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  await taken(`${sum}.br`, `${file}.br`, () => brotli(bytes, quality))
  await taken(`${sum}.gz`, `${file}.gz`, () => zip(bytes, { level: 9 }))
}

/** Takes out of the cache what this build did not need. */
export async function forgetOthers(): Promise<void> {
  await forgetUnused(cache, used)
}

async function taken(name: string, target: string, make: () => Promise<Buffer>) {
  used.add(name)
  const cached = join(cache, name)
  await kept(cached, make)
  await copyFile(cached, target)
}
