import type { Game } from '../games/game.ts'
import type { EncodedPicture } from '../pictures/media.ts'

const file = { file: 'ship.webp', alt: 'A ship' }

export const aPicture: EncodedPicture = { ...file, base: '/img/ship', jpeg: '/a.jpg', widths: [9], width: 9, height: 9 }

/** A game with nothing that it may lack. What staff write about the real ones must not fail the tests of components. */
export const aGame: Game = {
  slug: 'a-game',
  name: 'A game',
  description: 'A game about a ship.',
  kind: 'boardGame',
  typeface: 'wide',
  accent: '#c8a24a',
  tile: aPicture,
  released: true,
  facts: {},
  sources: {},
  tags: ['ship'],
  hero: { desc: 'A ship.', image: aPicture, buttonOneLink: '#end' },
  sections: [{ type: 'closing', componentId: 'end', image: aPicture, title: 'End', desc: 'All is said.' }],
  related: [],
  sets: [],
}
