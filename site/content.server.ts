import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Mistake } from './content-error.ts'
import { setSlugs } from './downloads/download-register.server.ts'
import { checkGames } from './games/check-games.server.ts'
import { type GameFile, gameFile } from './games/schema.ts'
import { type SiteFile, siteFile } from './layout/site-schema.ts'
import { type LegalText, loadLegal } from './legal/load-legal.server.ts'
import { checkPress } from './press/check-press.server.ts'
import { type PressFile, pressFile } from './press/press-schema.ts'
import { contentFolder, readYaml } from './read-file.server.ts'

export type Content = {
  site: SiteFile
  games: ReadonlyMap<string, GameFile>
  legal: readonly LegalText[]
  press: PressFile
}

/**
 * Reads and checks everything the staff edit, alone and against one another.
 * Throws one ContentError that lists every mistake.
 */
export function readContent(): Content {
  const mistakes: Mistake[] = []
  const site = readYaml('content/site.yaml', siteFile, mistakes)
  const games = readGames(mistakes)
  const legal = loadLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFile, mistakes)
  if (site) mistakes.push(...checkGames(site, games, setSlugs()))
  if (press) mistakes.push(...checkPress(press, games))
  if (mistakes.length > 0 || !site || !press) throw new ContentError(mistakes)
  return { site, games, legal, press }
}

function readGames(mistakes: Mistake[]): ReadonlyMap<string, GameFile> {
  const games = new Map<string, GameFile>()
  for (const slug of gameSlugs()) {
    const game = readYaml(`content/games/${slug}/game.yaml`, gameFile, mistakes)
    if (game) games.set(slug, game)
  }
  return games
}

let loaded: Content | undefined

/** The checked content, read once per build. */
export function content(): Content {
  loaded ??= readContent()
  return loaded
}

/** Folder names below content/games, sorted. */
export function gameSlugs(): string[] {
  const folder = join(contentFolder, 'games')
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'game.yaml')))
    .sort()
}
