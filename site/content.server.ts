import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readYaml } from './content-file.server.ts'
import { ContentError, type Mistake } from './content-mistakes.ts'
import { setSlugs } from './downloads/download-register.server.ts'
import { checkGames } from './games/check-games.server.ts'
import { type GameFile, gameFile } from './games/schema.ts'
import { type Fix, type LegalText, readFix, readLegal } from './legal/legal-texts.server.ts'
import { type PressFile, pressFile } from './press/press-schema.ts'
import { type SiteFile, siteFile } from './site-schema.ts'

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
  if (mistakes.length > 0 || !site || !press || !fix) throw new ContentError(mistakes)
  return { site, games, legal, press, fix }
}

/** By the names of their folders, in their order. */
function readGames(mistakes: Mistake[]): ReadonlyMap<string, GameFile> {
  const games = new Map<string, GameFile>()
  for (const file of globSync('content/games/*/game.yaml').sort()) {
    const game = readYaml(file, gameFile, mistakes)
    if (game) games.set(basename(dirname(file)), game)
  }
  return games
}

let loaded: Content | undefined

/** The checked content, read once per build. */
export function content(): Content {
  loaded ??= readContent()
  return loaded
}
