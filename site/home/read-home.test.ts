import { expect, test } from 'vitest'
import { homeFileSchema } from './home-schema.ts'
import { checkHome, readHome } from './read-home.build.ts'

test('refuses a picture whose file is missing, and one that leads to no game', () => {
  const images = readHome().images.map((image) => ({ ...image, game: 'chess', file: 'gone.webp' }))
  expect(
    new Set(checkHome({ ...readHome(), images }).map(({ field, problem }) => `${field}: ${problem.split(',')[0]}`)),
  ).toEqual(new Set(['images: found chess', ...images.map((_, index) => `images.${index}: found gone.webp`)]))
})

test.each([4, 6])('refuses %i pictures for the first view', (count) => {
  const images = Array.from({ length: count }, () => readHome().images[0])
  const { error } = homeFileSchema.safeParse({ ...readHome(), images })
  expect(error?.issues).toMatchObject([{ message: 'exactly five pictures', path: ['images'] }])
})
