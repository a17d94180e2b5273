import { randomInt } from 'node:crypto'

// 0 and O, 1, I and L, and U (for V) are left out: a reference is read aloud and typed again.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference like AR-7KQ2-9XMD: one of 656 thousand million, so nobody finds another's by trying. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `AR-${four()}-${four()}`
}
