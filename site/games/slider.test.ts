import { expect, test } from 'vitest'
import { nextSlide } from './slider.ts'

test.each([
  ['forward from the start by as many as in view', 0, 1, 2],
  ['back from the start to the end', 0, -1, 5],
  ['forward in between by as many as in view', 2, 1, 4],
  ['back in between by as many as in view', 4, -1, 2],
  ['forward near the end just to the end', 4, 1, 5],
  ['back near the start just to the start', 1, -1, 0],
  ['forward from the end to the start', 5, 1, 0],
  ['back from the end by as many as in view', 5, -1, 3],
] as const)('goes %s', (_, shown, direction, expected) => {
  expect(nextSlide(shown, direction, 7, 2)).toBe(expected)
})

test('of three slides, one in view, each follows on the other and the first on the last', () => {
  expect([0, 1, 2].map((it) => nextSlide(it, 1, 3, 1))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((it) => nextSlide(it, -1, 3, 1))).toEqual([2, 0, 1])
})

test('goes nowhere when all slides are in view', () => {
  expect([nextSlide(0, 1, 2, 3), nextSlide(0, -1, 2, 3)]).toEqual([0, 0])
})
