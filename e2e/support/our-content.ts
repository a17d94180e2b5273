import { readSets } from '../../site/documents/read-sets.build.ts'
import type { Game } from '../../site/games/game.ts'
import { readGames } from '../../site/games/read-games.build.ts'

/** The first game that has this. Staff may change all content: where it can, a test says what it needs, and no name. */
export function gameWith(what: string, has: (game: Game) => unknown): Game {
  const found = [...readGames().values()].find(has)
  if (!found) throw new Error(`content/games has no game with ${what}`)
  return found
}

export const secondaryOf = ({ sections }: Game) => sections.find((section) => section.type === 'secondary')
export const featuresOf = ({ sections }: Game) => sections.filter((section) => section.type === 'feature')
export const closingOf = ({ sections }: Game) => sections.find((section) => section.type === 'closing')

/** The set with the most documents. */
export const largestSet = readSets().reduce((a, b) => (b.available.length > a.available.length ? b : a))
