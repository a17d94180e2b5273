import { expect, test } from 'vitest'
import { nextScroll } from './carousel.client.ts'

test.each([
  ['forward from the start by a step', 0, 1, 500],
  ['back from the start to the end', 0, -1, 1230],
  ['forward in between by a step', 500, 1, 1000],
  ['back in between by a step', 1000, -1, 500],
  ['forward near the end just to the end', 1000, 1, 1230],
  ['back near the start just to the start', 230, -1, 0],
  ['forward from the end, which the browser has rounded, to the start', 1229.5, 1, 0],
  ['back from the end by a step', 1230, -1, 730],
] as const)('goes %s', (_, from, direction, expected) => {
  expect(nextScroll({ from, direction, step: 500, end: 1230 })).toBe(expected)
})

test('goes nowhere when all slides are in view', () => {
  for (const direction of [1, -1] as const) expect(nextScroll({ from: 0, direction, step: 500, end: 0 })).toBe(0)
})
