import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readYaml } from '../content/content-file.server.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { setSlugs } from '../downloads/read-sets.server.ts'
import { missingFiles, missingPictures } from '../pictures/picture-checks.server.ts'
import { videoFormats } from '../pictures/pictures.server.ts'
import type { Game } from './game.ts'
import { gameFileSchema } from './game-schema.ts'

/** Reads all games, by the names of their folders, in the order of their own names. Adds to `mistakes`. */
export function readGames(mistakes: Mistake[]): ReadonlyMap<string, Game> {
  const games = gameSlugs().flatMap((slug) => {
    const game = readYaml(gameYaml(slug), gameFileSchema, mistakes)
    return game ? [{ ...game, slug }] : []
  })
  const sortName = ({ name }: Game) => name.replace(/^The /, '')
  const sorted = games.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  return new Map(sorted.map((game) => [game.slug, game]))
}

/** The names of the games' folders, whether or not there is a mistake in their files. */
export function gameSlugs(): string[] {
  return globSync(gameYaml('*')).map((file) => basename(dirname(file)))
}

export function gameYaml(slug: string): string {
  return `content/games/${slug}/game.yaml`
}

/** Checks what games say of other files: other games, sets of documents, pictures and videos. */
export function checkGames(games: ReadonlyMap<string, Game>): Mistake[] {
  const slugs = gameSlugs()
  const sets = setSlugs()
  return [...games.values()].flatMap((game) => {
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
