import type { WithMedia } from '../content-files/media.ts'
import type { DocumentSet, DocumentSummary } from '../documents/document.ts'
import type { MenuItem, ProductLine } from './game-lists-schema.ts'
import type { GameContent } from './game-schema.ts'

/** A game as its file has it. `slug`: the name of its folder, and its name in addresses. */
export type GameEntry = GameContent & { slug: string }

/** A game as pages show it: with pictures, videos and sets of documents in place of their names. `documents`: what these hold. */
export type Game = WithMedia<Omit<GameEntry, 'sets'>> & { sets: readonly DocumentSet[]; documents: DocumentSummary }

/** What the menu of each product line lists, with the game of an item in place of its name. */
export type GameMenus = Record<ProductLine, readonly GameMenuItem[]>
export type GameMenuItem = Omit<MenuItem, 'game'> & { game?: Game | undefined }
