import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readYaml } from './content-file.server.ts'
import { ContentError, type Mistake } from './content-mistakes.ts'
import { joinFiles, missingFiles, readRegister } from './downloads/download-register.server.ts'
import { checkGames } from './games/check-games.server.ts'
import type { Game } from './games/game.ts'
import { gameFile } from './games/schema.ts'
import { readFix, readLegal } from './legal/legal-texts.server.ts'
import { pressFile } from './press/press-schema.ts'
import { siteFile } from './site-schema.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Reads and checks everything the staff edit, alone and against one another.
 * Throws one ContentError that lists every mistake.
 */
export function readContent() {
  const mistakes: Mistake[] = []
  const site = readYaml('content/site.yaml', siteFile, mistakes)
  const games = readGames(mistakes)
  const register = readRegister(mistakes)
  mistakes.push(...missingFiles(register))
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFile, mistakes)
  const fix = readFix(mistakes)
  if (site) mistakes.push(...checkGames(site, games, register))
  if (mistakes.length > 0 || !site || !press || !fix) throw new ContentError(mistakes)
  const sets = register.map((it) => joinFiles(it, site.origin))
  return { site, games, sets, legal, press, fix }
}

/** By the names of their folders, in the order of their names. */
function readGames(mistakes: Mistake[]): ReadonlyMap<string, Game> {
  const games = globSync('content/games/*/game.yaml').flatMap((file) => {
    const game = readYaml(file, gameFile, mistakes)
    return game ? [{ ...game, slug: basename(dirname(file)) }] : []
  })
  const sortName = ({ name }: Game) => name.replace(/^The /, '')
  const sorted = games.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  return new Map(sorted.map((game) => [game.slug, game]))
}

let loaded: Content | undefined

/** The checked content, read once per build. */
export function content(): Content {
  loaded ??= readContent()
  return loaded
}

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, content().site.origin).href
}
