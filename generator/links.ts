import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../server/site/site-index.ts'
import { builtSite, isAnswered, relativePath } from './is-answered.ts'

/** Throws an Error that names every link of a page to an address of this site where nothing is. */
export async function checkLinks(): Promise<string> {
  const dead = await deadLinks(builtSite())
  if (dead.length > 0)
    throw new Error(`${dead.join('\n')}\nCorrect them where the words of these pages stand.`)
  return 'every link within the site leads somewhere'
}

/** One line for each address that answers nothing, with the first page that leads to it. */
export async function deadLinks(site: Site): Promise<string[]> {
  const dead = new Map<string, string>()
  for (const { name, isPage } of site.files.values()) {
    if (!isPage) continue
    const html = await readFile(join(site.folder, name), 'utf8')
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const path = relativePath(link)
      if (path !== undefined && !isAnswered(path, site, relativePath) && !dead.has(path)) dead.set(path, name)
    }
  }
  return [...dead].map(([path, page]) => `${page}: found a link to ${path}, allowed: an address of this site`)
}
