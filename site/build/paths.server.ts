import { formRegister } from '../../forms/form-register.ts'
import { content } from '../content.server.ts'
import { setSlugs } from '../downloads/download-register.server.ts'
import { languageCodes } from '../downloads/languages.ts'
import { allFilters, filterPath } from '../games/catalogue-filters.ts'
import { gamePath } from '../games/game-path.ts'

/** Screens of one page each. */
const fixedPaths = [
  '/',
  '/download',
  '/temporary-fix',
  '/contact',
  ...formRegister.map((it) => it.page),
  '/press',
  '/our-games',
]

/** Addresses of the game pages, "how to play" pages included: path to the game's slug. */
export function gamePaths(): { path: string; slug: string }[] {
  const { games } = content()
  return [...games].flatMap(([slug, { howToPlay }]) => {
    const path = gamePath(slug)
    return [path, ...(howToPlay ? [`${path}/videos`] : [])].map((it) => ({ path: it, slug }))
  })
}

/** The list of games by each choice of filters. */
function filteredPaths(): string[] {
  return allFilters().map(filterPath)
}

/** Addresses the build writes that are no pages. */
export const resourcePaths = ['/download/index.json']

/** Every address that becomes an HTML file; /404 is the page served for all others. */
export function pagePaths(): string[] {
  return [
    ...fixedPaths,
    ...filteredPaths(),
    ...gamePaths().map((it) => it.path),
    ...setSlugs().map((slug) => `/download/${slug}`),
    // The documents of one language: what the language filter does for visitors without script.
    ...languageCodes.map((code) => `/download/in/${code.toLowerCase()}`),
    ...[...content().games.keys()].map((slug) => `/press/${slug}`),
    ...content().legal.map((it) => it.path),
    '/404',
  ]
}

/** The addresses search engines should list: filtered lists point to the whole one, and /404 is no page of its own. */
export function indexedPaths(): string[] {
  const left = new Set([...filteredPaths(), '/404'])
  return pagePaths().filter((it) => !left.has(it))
}
