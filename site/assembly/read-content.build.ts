import { readFileSync } from 'node:fs'
import { formRegister } from '../../forms/form-register.ts'
import { type Mistake, mistake, unknownNames } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { readSite } from '../content/read-site.build.ts'
import { type SiteFile, siteYaml } from '../content/site-schema.ts'
import { missingDocuments, readSetEntries, readSets } from '../documents/read-sets.build.ts'
import { checkGames, readGameEntries, slugsOfGames } from '../games/read-games.build.ts'
import { readLegalTexts } from '../legal/read-legal.build.ts'
import { missingPictures, pictureMistakes } from '../pictures/picture-checks.build.ts'
import { pressYaml } from '../press/press-schema.ts'
import { readPress } from '../press/read-press.build.ts'
import { documentRedirects, parseRedirects, staffRedirectsFile } from '../redirects/redirects.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Everything the staff edit: the parts that the features read, each checked alone, and then what files say of one another.
 * Throws one ContentError with the mistakes of all files; what a file says of others is checked once it has no mistake itself.
 */
export const readContent = readOnce((mistakes) => {
  const parts = [readSite, readGameEntries, readSetEntries, readLegalTexts, readPress, staffRedirects]
  mistakes.push(...pictureMistakes(), ...parts.flatMap((part) => part.attempt().mistakes))
  const { value: site } = readSite.attempt()
  mistakes.push(...checkGames(readGameEntries.attempt().value), ...missingDocuments(readSetEntries.attempt().value))
  mistakes.push(...missingPictures(pressYaml, 'site', readPress.attempt().value))
  if (site) mistakes.push(...checkSiteFile(site))
  if (mistakes.length > 0) return undefined
  // For the same address the staff's redirect wins, because it is last.
  const redirects = new Map(
    [...documentRedirects(readSets()), ...staffRedirects()].map((redirect) => [redirect.from, redirect]),
  )
  return {
    site: readSite(),
    games: readGameEntries(),
    sets: readSets(),
    legal: readLegalTexts(),
    press: readPress(),
    redirects: [...redirects.values()],
  }
})

const staffRedirects = readOnce((mistakes) => parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes))

/** Checks what `content/site.yaml` says of other files: games and pictures. */
export function checkSiteFile(site: SiteFile): Mistake[] {
  const games = slugsOfGames()
  const homeGames = site.home.images.flatMap(({ game }) => game ?? [])
  return [
    ...unknownNames(siteYaml, 'home.images', homeGames, games),
    ...unknownNames(siteYaml, 'featuredGames', site.featuredGames, games),
    ...Object.entries(site.menus).flatMap(([line, entries = []]) =>
      unknownNames(
        siteYaml,
        `menus.${line}`,
        entries.flatMap(({ game }) => game ?? []),
        games,
      ),
    ),
    ...missingPictures(siteYaml, 'site', site),
    ...formRegister
      .filter(({ page }) => !site.contactTopics.some(({ to }) => to === page))
      .map(({ page }) => mistake(siteYaml, 'contactTopics', 'none', `a topic that leads to ${page}`)),
  ]
}
