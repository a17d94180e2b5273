import { cp, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { publicFolder, siteFolder } from './places.ts'

/** Renders the pages, by `astro.config.ts`: `build/client/<address>/index.html`, and what they load in `assets/`. */
export async function buildPages(): Promise<string> {
  // Loaded here: the other steps, and a start with nothing to build, do without it.
  const { build } = await import('astro')
  await build({ root: process.cwd(), logLevel: 'warn' })
  await cp(publicFolder, siteFolder, { recursive: true })
  const pages = await Array.fromAsync(glob(join(siteFolder, '**/*.html')))
  return `${pages.length} pages`
}
