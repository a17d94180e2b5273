import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, readYaml } from './content-file.server.ts'
import { ContentError, type Mistake, mistake } from './content-mistakes.ts'
import { setSlugs } from './downloads/download-register.server.ts'
import { checkGames, picturesIn } from './games/check-games.server.ts'
import { type GameFile, gameFile } from './games/schema.ts'
import { type SiteFile, siteFile } from './layout/site-schema.ts'
import { type Fix, type LegalText, readFix, readLegal } from './legal/legal-texts.server.ts'
import { type PressFile, pressFile } from './press/press-schema.ts'

export type Content = {
  site: SiteFile
  games: ReadonlyMap<string, GameFile>
  legal: readonly LegalText[]
  press: PressFile
  fix: Fix
}

/**
 * Reads and checks everything the staff edit, alone and against one another.
 * Throws one ContentError that lists every mistake.
 */
export function readContent(): Content {
  const mistakes: Mistake[] = []
  const site = readYaml('content/site.yaml', siteFile, mistakes)
  const games = readGames(mistakes)
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFile, mistakes)
  const fix = readFix(mistakes)
  if (site) mistakes.push(...checkGames(site, games, setSlugs()))
  if (press) mistakes.push(...checkPress(press, games))
  if (mistakes.length > 0 || !site || !press || !fix) throw new ContentError(mistakes)
  return { site, games, legal, press, fix }
}

function readGames(mistakes: Mistake[]): ReadonlyMap<string, GameFile> {
  const games = new Map<string, GameFile>()
  for (const slug of gameSlugs()) {
    const game = readYaml(`content/games/${slug}/game.yaml`, gameFile, mistakes)
    if (game) games.set(slug, game)
  }
  return games
}

/** The press room shows pictures of the games' own pages only: there they have their words for those who cannot see. */
function checkPress(press: PressFile, games: ReadonlyMap<string, GameFile>): Mistake[] {
  return press.lines.flatMap((line, at) =>
    line.pictures.flatMap(({ game: slug, file: name }, place): Mistake[] => {
      const game = games.get(slug)
      const allowed = game ? picturesIn(game).map((it) => it.picture.file) : [...games.keys()]
      if (game && allowed.includes(name)) return []
      const field = `lines.${at}.pictures.${place}.${game ? 'file' : 'game'}`
      return [mistake('content/press.yaml', field, game ? name : slug, [...new Set(allowed)].join(', '))]
    }),
  )
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
