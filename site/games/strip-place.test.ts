import { expect, test } from 'vitest'
import { nextPlace } from './strip-place.ts'

const at = (left: number) => ({ left, visible: 400, total: 1500 })

test.each([
  ['forward from the start by the amount', at(0), 1, 250, 250],
  ['back from the start to the end', at(0), -1, 250, 1100],
  ['forward in between by the amount', at(500), 1, 250, 750],
  ['back in between by the amount', at(500), -1, 250, 250],
  ['forward near the end just to the end', at(1000), 1, 250, 1100],
  ['back near the start just to the start', at(100), -1, 250, 0],
  ['forward from the end to the start', at(1100), 1, 250, 0],
  ['back from the end by the amount', at(1100), -1, 250, 850],
  ['forward from a rounded end to the start', at(1098.5), 1, 250, 0],
  ["by the container's width without an amount", at(0), 1, undefined, 400],
  ['nowhere when everything shows', { left: 0, visible: 400, total: 380 }, 1, undefined, 0],
] as const)('goes %s', (_, strip, direction, amount, expected) => {
  expect(nextPlace(strip, direction, amount)).toBe(expected)
})
