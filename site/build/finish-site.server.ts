import { existsSync } from 'node:fs'
import { copyFile, glob, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { absolute, content } from '../content/content.server.ts'
import { type BuiltSite, deadAddresses, deadLinks, readBuiltSite, repeatedIds } from './built-site.server.ts'
import { cachedFile, keyOf, removeUnused } from './cache.server.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files do not shrink enough to be worth the second look-up, in bytes. */
const minBytes = 400

/** Where the server looks for the site. */
const served = join('build', 'client')

/** Its time says when the last complete build began: sources that are newer are not in it (`scripts/install.mjs`). */
const redirectsFile = join('build', 'redirects.json')

/**
 * What is left to do when every page is written: sitemap, checks, compressed forms of all texts. The site is built beside
 * the one that is being served and takes its place at the very end. Throws an Error that names every link and every
 * published address that leads nowhere; what is served stays as it is then.
 */
export function finishSite(): AstroIntegration {
  const begun = new Date()
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const { redirects } = content()
        const site = await readBuiltSite(folder, redirects)
        const faults = [...deadLinks(site), ...deadAddresses(site), ...repeatedIds(site)]
        if (faults.length > 0) throw new Error(`${faults.join('\n')}\nMistakes: ${faults.length}.`)
        await writeFile(join(folder, 'sitemap.xml'), sitemap(site))
        const files = await compressTexts(folder)
        await removeUnused()
        await replaceServed(folder)
        await writeFile(redirectsFile, JSON.stringify(redirects))
        await utimes(redirectsFile, begun, begun)
        logger.info(`${site.pages.length} pages, ${files} text files compressed`)
      },
    },
  }
}

async function replaceServed(folder: string): Promise<void> {
  const former = join('build', 'former')
  await rm(former, { recursive: true, force: true })
  if (existsSync(served)) await rename(served, former)
  await rename(folder, served)
  await rm(former, { recursive: true, force: true })
}

/** Every page that may be found (sitemaps.org, protocol 0.9). */
function sitemap({ pages }: BuiltSite): string {
  const addresses = pages
    .filter((page) => page.isIndexed)
    .map(({ address }) => `  <url><loc>${absolute(address).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`
}

async function compressTexts(folder: string): Promise<number> {
  const texts = await Array.fromAsync(
    glob('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', { cwd: folder }),
  )
  await Promise.all(texts.map((name) => compress(join(folder, name))))
  return texts.length
}

/** Once for all visitors, as `<file>.br` and `<file>.gz`. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return
  // The last levels cost ten times the time for 3 %: worth it for files whose name carries a hash, which browsers keep.
  const level = /[\\/]assets[\\/]/.test(file) ? 11 : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: level }
  const key = keyOf(`compressed ${level}`, bytes)
  await copyFile(await cachedFile(`${key}.br`, () => brotli(bytes, { params })), `${file}.br`)
  await copyFile(await cachedFile(`${key}.gz`, () => zip(bytes, { level: 9 })), `${file}.gz`)
}
