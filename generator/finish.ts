import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cache, keyOf } from './cache.ts'
import { inParallel } from './in-parallel.ts'
import { siteFolder } from './places.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Names that carry a hash: what visitors' browsers keep for good. */
const immutable = /[\\/]assets[\\/]/

/** Smaller files do not shrink enough to be worth the second look-up. */
const leastBytes = 400

/** Writes the list of pages, and compresses every text file once, so that serving it costs nothing. */
export async function finishSite(): Promise<string> {
  const pages = (await Array.fromAsync(glob(join(siteFolder, '**/index.html')))).map(addressOf).sort()
  await writeFile(join(siteFolder, 'pages.json'), JSON.stringify(pages))
  const texts = join(siteFolder, '**/*.{html,js,css,svg,json,xml,atom,txt,webmanifest}')
  const files = await Array.fromAsync(glob(texts))
  await inParallel(files, compress)
  return `${pages.length} pages, ${files.length} text files compressed`
}

/** The address of a page's file: `contact/index.html` is `/contact`. */
function addressOf(file: string): string {
  return `/${relative(siteFolder, dirname(file)).replaceAll(sep, '/')}`
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  // The last levels of brotli cost ten times the time for 3 %: worth it where visitors keep the file for a year.
  const level = immutable.test(file) ? 11 : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: level }
  const key = keyOf(`compressed ${level}`, bytes)
  await copyFile(await cache.file(`${key}.br`, () => brotli(bytes, { params })), `${file}.br`)
  await copyFile(await cache.file(`${key}.gz`, () => zip(bytes, { level: 9 })), `${file}.gz`)
}
