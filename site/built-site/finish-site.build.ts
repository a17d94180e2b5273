import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { lastBuildFile, type Redirect, redirectsFile, servedFolder } from '../../contract/built-site.ts'
import { readStaffRedirects } from '../addresses/read-redirects.build.ts'
import { cacheFile, hashOfParts, linkOrCopy, removeUnusedFromCache } from '../build-cache/cache.build.ts'
import { assertContent } from '../check-content.build.ts'
import { absoluteUrl } from '../content-files/read-site.build.ts'
import { copyDocuments, documentRedirects, mirrorFolder } from '../documents/publish-documents.build.ts'
import { readSets } from '../documents/read-sets.build.ts'
import { deadPathMistakes, ledgerFile } from './ledger.build.ts'
import {
  type BuiltSite,
  deadLinkMistakes,
  hiddenRedirectMistakes,
  readBuiltSite,
  repeatedIdMistakes,
} from './read-built-site.build.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Smaller files get no compressed copy: it would save too little. In bytes. */
const minBytes = 400

/**
 * Before a page is written: checks the content. After every page is written: copies the documents, checks the site, makes the
 * sitemap, compresses texts, and replaces the served site by it. Throws an Error that names every mistake, also each link and
 * published address that leads nowhere; then the served site stays as it is.
 */
export function finishSite(): AstroIntegration {
  const buildStart = Date.now()
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:start': assertContent,
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        await copyDocuments(readSets(), folder, mirrorFolder)
        const redirects = readRedirects()
        const site = await readBuiltSite(folder, redirects)
        const ledger = await readFile(ledgerFile, 'utf8')
        const mistakes = [
          ...deadLinkMistakes(site),
          ...deadPathMistakes(site, ledger),
          ...hiddenRedirectMistakes(site),
          ...repeatedIdMistakes(site),
        ]
        if (mistakes.length > 0) throw new Error(`${mistakes.join('\n')}\nMistakes: ${mistakes.length}.`)
        await writeFile(join(folder, 'sitemap.xml'), sitemap(site))
        const files = await compressTexts(folder)
        await removeUnusedFromCache()
        // Before the site, so that no new site is ever served without them.
        await writeFile(join(servedFolder, redirectsFile), JSON.stringify(redirects))
        await replaceServed(folder)
        await writeFile(lastBuildFile, JSON.stringify({ buildStart }))
        logger.info(`${site.pages.length} pages, ${files} text files compressed`)
      },
    },
  }
}

/** For the same address the staff's redirect wins, because it is last. */
function readRedirects(): Redirect[] {
  const redirects = [...documentRedirects(readSets()), ...readStaffRedirects()]
  return [...new Map(redirects.map((redirect) => [redirect.from, redirect])).values()]
}

/** Two renames. If the second fails, the former site comes back. */
async function replaceServed(folder: string): Promise<void> {
  const former = join('build', 'former')
  await rm(former, { recursive: true, force: true })
  if (existsSync(servedFolder)) await rename(servedFolder, former)
  await rename(folder, servedFolder).catch(async (error: unknown) => {
    if (existsSync(former)) await rename(former, servedFolder)
    throw error
  })
  await rm(former, { recursive: true, force: true })
}

/** Every page that may be found (sitemaps.org, protocol 0.9). */
function sitemap({ pages }: BuiltSite): string {
  const entries = pages
    .filter((page) => page.isIndexed)
    .map(({ path }) => `  <url><loc>${absoluteUrl(path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Returns how many texts got a compressed copy. */
async function compressTexts(folder: string): Promise<number> {
  const texts = await Array.fromAsync(glob('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', { cwd: folder }))
  const compressed = await Promise.all(texts.map((name) => compress(join(folder, name))))
  return compressed.filter(Boolean).length
}

/** Writes `<file>.br` and `<file>.gz`. False when the file is too small. */
async function compress(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return false
  // The last levels cost ten times the time for 3 %: worth it for files whose name carries a hash, which browsers keep.
  const level = /[\\/]assets[\\/]/.test(file) ? 11 : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: level }
  const key = hashOfParts(`compressed ${level}`, bytes)
  await linkOrCopy(await cacheFile(`${key}.br`, () => toBrotli(bytes, { params })), `${file}.br`)
  await linkOrCopy(await cacheFile(`${key}.gz`, () => toGzip(bytes, { level: 9 })), `${file}.gz`)
  return true
}
