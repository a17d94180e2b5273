import { readFileSync } from 'node:fs'
import { formRegister } from '../../forms/form-register.ts'
import { readYaml } from '../content/content-file.server.ts'
import { type Mistake, mistake, unknownNames } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.server.ts'
import { type SiteFile, siteFileSchema } from '../content/site-schema.ts'
import { splitByAvailability } from '../downloads/locate-documents.server.ts'
import { missingDocuments, readSets } from '../downloads/read-sets.server.ts'
import { checkGames, gameSlugs, readGames } from '../games/read-games.server.ts'
import { readLegal } from '../legal/read-legal.server.ts'
import { missingPictures, pictureMistakes } from '../pictures/picture-checks.server.ts'
import { pressFileSchema } from '../press/press-schema.ts'
import { documentRedirects, parseRedirects, staffRedirectsFile } from './redirects.ts'

export type Content = ReturnType<typeof content>

/**
 * Everything the staff edit: each file is checked alone, and then what files say of one another. Throws one ContentError
 * that lists every mistake. The features read their own parts.
 */
export const content = readOnce((mistakes) => {
  mistakes.push(...pictureMistakes())
  const site = readYaml('content/site.yaml', siteFileSchema, mistakes)
  const games = readGames(mistakes)
  const setEntries = readSets(mistakes)
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFileSchema, mistakes)
  const staffRedirects = parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes)
  mistakes.push(...checkGames(games), ...missingDocuments(setEntries), ...(site ? checkSiteFile(site) : []))
  if (!site || !press) return undefined
  const sets = setEntries.map((set) => splitByAvailability(set, site.origin))
  // For the same address the staff's redirect wins, because it comes last.
  const redirects = new Map(
    [...documentRedirects(sets), ...staffRedirects].map((redirect) => [redirect.from, redirect]),
  )
  return { site, games, sets, legal, press, redirects: [...redirects.values()] }
})

/** Checks what `content/site.yaml` says of other files: games and pictures. */
export function checkSiteFile(site: SiteFile): Mistake[] {
  const file = 'content/site.yaml'
  const games = gameSlugs()
  const homeGames = site.home.images.flatMap(({ game }) => game ?? [])
  return [
    ...unknownNames(file, 'home.images', homeGames, games),
    ...unknownNames(file, 'featuredGames', site.featuredGames, games),
    ...missingPictures(file, 'site', site),
    ...formRegister
      .filter(({ page }) => !site.contactTopics.some(({ to }) => to === page))
      .map(({ page }) => mistake(file, 'contactTopics', 'none', `a topic that leads to ${page}`)),
  ]
}
