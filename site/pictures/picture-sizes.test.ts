import { expect, test } from 'vitest'
import { pictureMistakes } from './picture-sizes.build.ts'

test('pictures that cannot be read, and those of games that are smaller than their place needs, are named, and no others', () => {
  const sized = (width: number, height: number) => ({ base: '', jpeg: '', widths: [], width, height })
  const pictures = {
    'games/nemesis/images/hero.webp': sized(1920, 1080),
    'games/nemesis/images/tile.webp': sized(800, 999),
    'games/nemesis/images/feature-1.jpg': sized(1299, 2000),
    'site/images/promo.webp': sized(440, 440),
  }
  const unreadable = { 'site/images/home.webp': 'no picture' }
  const mistakes = pictureMistakes({ pictures, unreadable, videos: {}, files: [] })
  expect(mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)).toEqual([
    'content/site/images/home.webp: file: found no picture, allowed: one that can be read',
    'content/games/nemesis/images/tile.webp: size: found 800 × 999, allowed: at least 800 × 1000 pixels',
    'content/games/nemesis/images/feature-1.jpg: size: found 1299 × 2000, allowed: at least 1300 × 900 pixels',
  ])
})
