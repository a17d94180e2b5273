import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { gamePath } from './game-path.ts'
import type { GameFile } from './schema.ts'

/** One tile of a grid of games. */
export type Tile = ReturnType<typeof tile>

function tile(slug: string, game: GameFile) {
  const { catalogue } = game
  const [set] = game.documents ?? []
  return {
    slug,
    path: gamePath(slug),
    name: game.name,
    picture: photo(`games/${slug}`, game.tile),
    line: catalogue?.line,
    facts: game.facts,
    bggLink: catalogue?.bggLink,
    fbLink: catalogue?.fbLink,
    // Its own documents; while it has none, where specification §3 leads.
    documentsLink: set ? `/download/${set}` : (catalogue?.downloadLink ?? '/download'),
  }
}

/** The games of the catalogue (specification §3) in its order. */
export function catalogueTiles(): Tile[] {
  return [...content().games]
    .filter(([, game]) => game.catalogue)
    .sort(([, a], [, b]) => (a.catalogue?.order ?? 0) - (b.catalogue?.order ?? 0))
    .map(([slug, game]) => tile(slug, game))
}

/** Every game that has a page, by name. */
export function allTiles(): Tile[] {
  return [...content().games]
    .map(([slug, game]) => tile(slug, game))
    .sort((a, b) => byName.compare(a.name, b.name))
}

/** Made once: each comparison with localeCompare would make it anew. */
const byName = new Intl.Collator('en')

/** Tiles of other games, by slug, in the order asked for. */
export function tilesOf(slugs: readonly string[]): Tile[] {
  return slugs.flatMap((slug) => {
    const game = content().games.get(slug)
    return game ? [tile(slug, game)] : []
  })
}
