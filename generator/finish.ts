/**
 * After the pages are built: takes out what slows the first paint, puts the 404 page where hosts look for it, and
 * compresses every text file once, so that serving it costs nothing.
 */
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { scriptsAfterFirstPaint } from './build/after-first-paint.ts'
import { forgetOthers, writeCompressed } from './build/compressed.ts'

const site = join('build', 'client')

/** Names that carry a hash: what visitors' browsers keep for good. */
const immutable = /[\\/]assets[\\/]/

/** Smaller files do not shrink enough to be worth the second look-up. */
const leastBytes = 400

async function finishPage(file: string): Promise<void> {
  const html = await readFile(file, 'utf8')
  await writeFile(file, scriptsAfterFirstPaint(html))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  // The last levels of brotli cost ten times the time for 3 %: worth it where visitors keep the file for a year.
  const level = immutable.test(file) ? 11 : 9
  await writeCompressed(file, bytes, level)
}

async function each(pattern: string, work: (file: string) => Promise<void>): Promise<void> {
  const queue = await Array.fromAsync(glob(join(site, pattern)))
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) await work(file)
    }),
  )
}

/** The address of a page's file: `contact/index.html` is `/contact`. */
function addressOf(file: string): string {
  return `/${relative(site, dirname(file)).replaceAll(sep, '/')}`
}

await each('**/*.html', finishPage)
const pages = (await Array.fromAsync(glob(join(site, '**/index.html')))).map(addressOf).sort()
await writeFile(join(site, 'pages.json'), JSON.stringify(pages))
await copyFile(join(site, '404', 'index.html'), join(site, '404.html'))
await rm(join(site, '__spa-fallback.html'), { force: true })
await each('**/*.{html,data,js,css,svg,json,xml,atom,txt,webmanifest}', compress)
await forgetOthers()
