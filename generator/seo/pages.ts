import { gamePaths, indexedPaths } from '../../site/build/paths.server.ts'
import type { Content } from '../../site/content.server.ts'
import type { ChangeDates } from './change-dates.ts'
import type { SitemapPage } from './sitemap.ts'

/** The content a page is made from: when it changes, so does the page. */
const sources: Record<string, string[]> = {
  '/': ['content/site.yaml', 'content/site/images'],
  '/download': ['content/downloads'],
  '/our-games': ['content/games'],
  '/press': ['content/press.yaml'],
  '/temporary-fix': ['content/temporary-fix.md'],
}

/** Every page worth finding, with the day of its last change. Legal texts carry their date themselves. */
export function sitemapPages({ legal }: Content, changedOn: ChangeDates): SitemapPage[] {
  const games = new Map(gamePaths().map(({ path, slug }) => [path, slug]))
  return indexedPaths().map((path) => {
    const text = legal.find((it) => it.path === path)
    if (text) return { path, changed: text.updated, translations: text.translations }
    const slug = games.get(path)
    if (slug) return { path, changed: changedOn([`content/games/${slug}`]) }
    return { path, changed: changedOn(sources[path] ?? filesOf(path)) }
  })
}

/**
 * | page | made from |
 * |---|---|
 * | /press/nemesis | the game |
 * | /download/in/de | every set of documents |
 * | /download/nemesis | the set of documents |
 * | /contact/press-contact | the page of all forms |
 * | any other | its file in site/pages |
 */
function filesOf(path: string): string[] {
  const [, room = '', name = ''] = path.split('/')
  if (room === 'press') return [`content/games/${name}`]
  if (path.startsWith('/download/in/')) return ['content/downloads']
  if (room === 'download') return [`content/downloads/${name}.yaml`]
  if (room === 'contact' && name) return ['site/pages/contact/[form].astro']
  return [`site/pages${path}.astro`, `site/pages${path}/index.astro`]
}
