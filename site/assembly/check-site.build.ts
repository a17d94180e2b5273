import { formRegister } from '../../forms/form-register.ts'
import { type Mistake, mistake, unknownNames } from '../content/content-mistakes.ts'
import { readSite } from '../content/read-site.build.ts'
import { siteYaml } from '../content/site-schema.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { missingPictures } from '../pictures/picture-checks.build.ts'

/** Checks what `content/site.yaml` says of other files: games and pictures. */
export function checkSite(site = readSite.attempt().value): Mistake[] {
  if (!site) return []
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
