import { content } from './load.server.ts'
import { type Photo, photo } from './pictures.server.ts'
import type { GameFile, Line } from './schema.ts'

/** One tile of a grid of games. */
export type Tile = {
  slug: string
  path: string
  name: string
  picture: Photo
  line?: Line
  facts: GameFile['facts']
  bggLink?: string
  fbLink?: string
  /** Where its files are: as specification §3 says in the grid of the home page, its own documents elsewhere. */
  downloadLink: string
}

function tile(slug: string, game: GameFile): Tile {
  const { catalogue } = game
  return {
    slug,
    path: `/games/${content().site.brand.slug}/${slug}`,
    name: game.name,
    picture: photo(`games/${slug}`, game.tile),
    line: catalogue?.line,
    facts: game.facts,
    bggLink: catalogue?.bggLink,
    fbLink: catalogue?.fbLink,
    downloadLink: catalogue?.downloadLink ?? '/download',
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
  return [...content().games.keys()].flatMap(ownTile).sort((a, b) => byName.compare(a.name, b.name))
}

/** Made once: each comparison with localeCompare would make it anew. */
const byName = new Intl.Collator('en')

/** A game's tile with the way to its own documents; none where there is no such game. */
function ownTile(slug: string): Tile[] {
  const game = content().games.get(slug)
  return game ? [{ ...tile(slug, game), downloadLink: documentsPath(game) }] : []
}

function documentsPath({ documents: [set] }: GameFile): string {
  return set ? `/download/${set}` : '/download'
}

/** Tiles of other games, by slug, in the order asked for. */
export function tilesOf(slugs: readonly string[]): Tile[] {
  return slugs.flatMap(ownTile)
}
