import { readFileSync } from 'node:fs'
import { formRegister } from '../../forms/form-register.ts'
import { readYaml } from '../content-checks/content-file.server.ts'
import { ContentError, type Mistake, mistake, unknownNames } from '../content-checks/content-mistakes.ts'
import { splitByAvailability } from '../downloads/locate-documents.server.ts'
import { missingFiles, readSets } from '../downloads/read-sets.server.ts'
import { checkGames, gameSlugs, readGames } from '../games/read-games.server.ts'
import { readLegal } from '../legal/read-legal.server.ts'
import { missingPictures, pictureMistakes } from '../pictures/picture-checks.server.ts'
import { pressFileSchema } from '../press/press-schema.ts'
import { documentRedirects, parseRedirects, staffRedirectsFile } from './redirects.ts'
import { type SiteFile, siteFileSchema } from './site-schema.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Reads everything the staff edit, checks each file alone and then what files say of one another. Throws one ContentError
 * that lists every mistake.
 */
export function readContent() {
  const mistakes = pictureMistakes()
  const site = readYaml('content/site.yaml', siteFileSchema, mistakes)
  const games = readGames(mistakes)
  const setFiles = readSets(mistakes)
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFileSchema, mistakes)
  const staffRedirects = parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes)
  mistakes.push(...checkGames(games), ...missingFiles(setFiles), ...(site ? checkSiteFile(site) : []))
  if (mistakes.length > 0 || !site || !press) throw new ContentError(mistakes)
  const sets = setFiles.map((set) => splitByAvailability(set, site.origin))
  // For the same address the staff's redirect wins, because it comes last.
  const redirects = new Map(
    [...documentRedirects(sets), ...staffRedirects].map((redirect) => [redirect.from, redirect]),
  )
  return { site, games, sets, legal, press, redirects: [...redirects.values()] }
}

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

let loaded: Content | undefined

/** The checked content, read once per build. */
export function content(): Content {
  loaded ??= readContent()
  return loaded
}

/** Lets the next call of `content` read the files again. */
export function forgetContent(): void {
  loaded = undefined
}

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, content().site.origin).href
}
