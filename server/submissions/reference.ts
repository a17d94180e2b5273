import { randomInt } from 'node:crypto'

/** People read a reference aloud and type it again: it has no 0 and O, no 1, I and L, and no U (for V). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const referencePattern = new RegExp(`^AR-[${alphabet}]{4}-[${alphabet}]{4}$`)

/** A reference like AR-7KQ2-9XMD: one of 656 billion, so nobody finds another person's by trying. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `AR-${four()}-${four()}`
}
