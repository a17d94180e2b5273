import { expect, test } from 'vitest'
import { getItLabel } from './game.ts'

test.each([
  [true, 'https://store.steampowered.com/app/1/', 'Get it at steampowered.com'],
  [true, 'https://www.example.com/a', 'Get it at example.com'],
  [false, 'https://gamefound.com/en/projects/a', 'See it at gamefound.com'],
])('released: %s, %s is "%s"', (released, address, label) => {
  expect(getItLabel({ released }, address)).toBe(label)
})
