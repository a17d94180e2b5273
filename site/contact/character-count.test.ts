import { expect, test } from 'vitest'
import { charactersLeft } from './character-count.tsx'

test.each([
  [0, 'You have 10,000 characters left.'],
  [9_999, 'You have 1 character left.'],
  [10_000, 'You have 0 characters left.'],
  [10_001, 'You have 1 character too many.'],
  [12_000, 'You have 2,000 characters too many.'],
])('of 10,000 characters, %i written', (length, words) => {
  expect(charactersLeft(length, 10_000)).toBe(words)
})
