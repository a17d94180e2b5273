import { content } from '../content.server.ts'
import { documentsOf } from '../downloads/rulebook.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { gamePath } from './game-path.ts'
import type { GameFile } from './schema.ts'

/** One tile of a grid of games. */
export type Tile = ReturnType<typeof tile>

function tile(slug: string, game: GameFile) {
  const { catalogue, documents = [] } = game
  const hasDocuments = (documentsOf(documents)?.count ?? 0) > 0
  return {
    slug,
    path: gamePath(slug),
    name: game.name,
    picture: photo(`games/${slug}`, game.tile),
    line: catalogue?.line,
    facts: game.facts,
    bggLink: catalogue?.bggLink,
    fbLink: catalogue?.fbLink,
    hasDocuments,
    // Its own documents; while none is here, the address docs/specification.md gives ("Catalogue entry").
    documentsLink: hasDocuments ? `/download/${documents[0]}` : (catalogue?.downloadLink ?? '/download'),
  }
}

export type GameList = ReturnType<typeof listOf>

/** What /our-games shows: every game that has a page, by name, also those without a catalogue entry. */
export function allGames(): GameList {
  const byName = new Intl.Collator('en')
  const games = [...content().games].toSorted(([, a], [, b]) => byName.compare(a.name, b.name))
  return listOf(games.map(([slug, game]) => tile(slug, game)))
}

/** What the home page shows: the games with a catalogue entry, in its order (docs/specification.md, "Catalogue entry"). */
export function catalogueGames(): GameList {
  const games = [...content().games].flatMap(([slug, game]) =>
    game.catalogue ? [{ slug, game, order: game.catalogue.order }] : [],
  )
  return listOf(games.toSorted((a, b) => a.order - b.order).map(({ slug, game }) => tile(slug, game)))
}

/** Tiles of other games, by slug, in the order asked for. */
export function tilesOf(slugs: readonly string[]): Tile[] {
  return slugs.flatMap((slug) => {
    const game = content().games.get(slug)
    return game ? [tile(slug, game)] : []
  })
}

/**
 * The games of each line. The main line has all of them, those of the Lite line as well, which stand by name: Siegestorm
 * before Tamashii (docs/specification.md, "Discover-games screen"). The line Questline has one game, which is sold in a store.
 */
function listOf(main: readonly Tile[]) {
  const lite = main.filter((it) => it.line === 'lite').toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const [fallOfAvalon] = tilesOf(['tainted-grail'])
  const questline = {
    label: 'Tainted Grail: The Fall of Avalon',
    picture: fallOfAvalon?.picture,
    facts: fallOfAvalon?.facts ?? {},
    href: content().site.links.fallOfAvalonStore.href,
  }
  return { main, lite, questline }
}
