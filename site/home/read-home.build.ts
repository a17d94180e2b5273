import { singleFileReader } from '../content-files/content-file.build.ts'
import { type Mistake, unknownNameMistakes } from '../content-files/content-mistakes.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { type HomeContent, homeYaml } from './home-schema.ts'

export const readHome = singleFileReader(homeYaml, (home) => homeMistakes(home, slugsOfGames()))

/** A mistake for each picture that leads to a game that is not there. */
export function homeMistakes({ images }: Pick<HomeContent, 'images'>, slugs: readonly string[]): Mistake[] {
  const games = images.flatMap(({ game }) => game ?? [])
  return unknownNameMistakes(homeYaml.file, 'images', games, slugs)
}

/** What search engines read on the home page of this site and the company. */
export function siteStructuredData(): object {
  const { brand, description, links } = readSite()
  const { name, legalName } = brand
  const url = absoluteUrl('/')
  const publisher = {
    '@type': 'Organization',
    name,
    legalName,
    url,
    logo: absoluteUrl('/icon-512.png'),
    address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
    sameAs: [links.facebook, links.instagram, links.youtube].map(({ href }) => href),
  }
  return { '@type': 'WebSite', name, url, description, inLanguage: 'en', publisher }
}
