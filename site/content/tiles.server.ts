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

/** Specification §3: the slug with hyphens turned into spaces and each word capitalised. */
export function displayName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function tile(slug: string, game: GameFile): Tile {
  const { catalogue } = game
  return {
    slug,
    path: `/games/${content().site.brand.slug}/${slug}`,
    name: displayName(slug),
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

/** Every game that has a page, by name: /our-games shows them as they are written. */
export function allTiles(): Tile[] {
  return [...content().games.keys()].flatMap(ownTile).sort((a, b) => byName.compare(a.name, b.name))
}

/** Made once: each comparison with localeCompare would make it anew. */
const byName = new Intl.Collator('en')

/** A game's tile under its own name, with the way to its own documents; none where there is no such game. */
function ownTile(slug: string): Tile[] {
  const game = content().games.get(slug)
  return game ? [{ ...tile(slug, game), name: game.name, downloadLink: documentsPath(game) }] : []
}

function documentsPath({ documents: [set] }: GameFile): string {
  return set ? `/download/${set}` : '/download'
}

/** Tiles of other games, by slug, in the order asked for. */
export function tilesOf(slugs: readonly string[]): Tile[] {
  return slugs.flatMap(ownTile)
}
