import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { setSlugs } from '../site/content/download-register.server.ts'
import { gameFile } from '../site/content/schema.ts'
import { readSet, writeCopy } from './copied-set.ts'

/**
 * Slug of each copy to that of the game it repeats. A copy has a name, an accent and a set of documents of its own. With
 * fewer games wanted than there are, all stay.
 */
export function copyGames(content: string, wanted: number): Map<string, string> {
  const folder = join(content, 'games')
  const register = join(content, 'downloads')
  const originals = readdirSync(folder).map((slug) => ({
    slug,
    game: gameFile.parse(parse(readFileSync(join(folder, slug, 'game.yaml'), 'utf8'))),
  }))
  const sets = setSlugs(register).map((slug) => ({ slug, set: readSet(register, slug) }))
  const copies = new Map<string, string>()
  for (let at = originals.length; at < wanted; at += 1) {
    const original = originals[at % originals.length]
    if (!original) continue
    const end = `-${Math.floor(at / originals.length) + 1}`
    const slug = original.slug + end
    const own = sets.filter((it) => it.set.game === original.slug)
    for (const it of own) writeCopy(register, it.slug, it.set, end, slug)
    const game = {
      ...original.game,
      name: original.game.name + end.replace('-', ' '),
      accent: `#${((at * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0').slice(-6)}`,
      documents: original.game.documents.map((it) => (own.some((set) => set.slug === it) ? it + end : it)),
    }
    mkdirSync(join(folder, slug))
    writeFileSync(join(folder, slug, 'game.yaml'), stringify(game))
    symlinkSync(join(folder, original.slug, 'images'), join(folder, slug, 'images'))
    copies.set(slug, original.slug)
  }
  return copies
}
