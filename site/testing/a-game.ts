import type { EncodedPicture } from '../content-files/media.ts'
import type { Game } from '../games/game.ts'
import type { GameContent } from '../games/game-schema.ts'

const image = { file: 'ship.webp', alt: 'A ship' }
const end = { type: 'closing', componentId: 'end', image, title: 'End', desc: 'All is said.' } as const

/** The smallest valid game, without any optional field. Tests use it, so that changes in `content/games/` cannot fail them. */
export const aGameContent = {
  name: 'A game',
  description: 'A game about a ship.',
  kind: 'boardGame',
  typeface: 'wide',
  accent: '#c8a24a',
  tile: { ...image, file: 'tile.webp' },
  released: true,
  facts: {},
  sources: {},
  tags: ['ship'],
  hero: { desc: 'A ship.', image: { ...image, file: 'hero.webp' }, buttonOneLink: '#end' },
  sections: [end],
  related: ['chess', 'go'],
} satisfies GameContent

export const aPicture: EncodedPicture = { ...image, base: '/img/a', jpeg: '/a.jpg', widths: [9], width: 9, height: 9 }

/** The same as pages show it. */
export const aGame: Game = {
  ...aGameContent,
  slug: 'a-game',
  tile: aPicture,
  hero: { ...aGameContent.hero, image: aPicture },
  sections: [{ ...end, image: aPicture }],
  sets: [],
  documents: { path: '/download', slug: undefined, count: 0, rulebook: undefined },
}
