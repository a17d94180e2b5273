import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { gamePath, videosPath } from '../addresses/addresses.ts'
import { readYaml } from '../content/content-file.build.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { siteFile } from '../content/read-site.build.ts'
import type { MenuEntry } from '../content/site-schema.ts'
import { setSlugs } from '../documents/read-sets.build.ts'
import { missingFiles, missingPictures } from '../pictures/picture-checks.build.ts'
import { videoFormats } from '../pictures/pictures.build.ts'
import type { Game } from './game.ts'
import { gameFileSchema, gamesFolder } from './game-schema.ts'

/** Every game, by the name of its folder, in the order of their own names. */
export const games = readOnce((mistakes): ReadonlyMap<string, Game> => {
  const valid = gameSlugs().flatMap((slug) => {
    const game = readYaml(gameYaml(slug), gameFileSchema, mistakes)
    return game ? [{ ...game, slug }] : []
  })
  const sortName = ({ name }: Game) => name.replace(/^The /, '')
  const sorted = valid.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  return new Map(sorted.map((game) => [game.slug, game]))
})

/** Every game, also those without a tile on the home page. `featuredGames` are first. */
export function gamesFeaturedFirst(): Game[] {
  return [...new Set([...siteFile().featuredGames, ...games().keys()])].flatMap((slug) => games().get(slug) ?? [])
}

/** The game that a set of documents belongs to; a set like the guidelines for fans belongs to none. */
export function gameOfSet(set: string): Game | undefined {
  return [...games().values()].find(({ sets }) => sets?.includes(set))
}

/** The game that a menu entry leads to, by one of its pages or by its shop. */
export function gameOfMenuEntry({ to = '' }: MenuEntry): Game | undefined {
  return [...games().values()].find(({ slug, getIt }) => [gamePath(slug), videosPath(slug), getIt].includes(to))
}

/** The names of the games' folders, whether or not there is a mistake in their files. */
export function gameSlugs(): string[] {
  return globSync(gameYaml('*')).map((file) => basename(dirname(file)))
}

export function gameYaml(slug: string): string {
  return `${gamesFolder}/${slug}/game.yaml`
}

/** Checks what games say of other files: other games, sets of documents, pictures and videos. */
export function checkGames(all: ReadonlyMap<string, Game>): Mistake[] {
  const slugs = gameSlugs()
  const sets = setSlugs()
  return [...all.values()].flatMap((game) => {
    const file = gameYaml(game.slug)
    const otherGames = slugs.filter((slug) => slug !== game.slug)
    return [
      ...unknownNames(file, 'related', game.related, otherGames),
      ...unknownNames(file, 'sets', game.sets ?? [], sets),
      ...missingPictures(file, `games/${game.slug}`, game),
      ...missingVideos(file, game),
    ]
  })
}

function missingVideos(file: string, { slug, sections }: Game): Mistake[] {
  const wanted = sections.flatMap((section, index) =>
    'video' in section && section.video
      ? videoFormats.map((format) => ({ field: `sections.${index}.video`, name: `${section.video}.${format}` }))
      : [],
  )
  return missingFiles(file, `games/${slug}`, wanted)
}
