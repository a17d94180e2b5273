import { expect, test } from 'vitest'
import { homeFile } from './home-schema.ts'
import { homeMistakes } from './read-home.build.ts'

const image = { file: 'ship.webp', alt: 'A ship' }

test('refuses a picture that leads to no game', () => {
  const images = [image, { ...image, game: 'chess' }, { ...image, game: 'go' }]
  expect(homeMistakes({ images }, ['chess'])).toMatchObject([{ field: 'images', problem: 'found go, allowed: chess' }])
})

test.each([4, 6])('refuses %i pictures for the first view', (count) => {
  const { error } = homeFile.schema.shape.images.safeParse(Array(count).fill(image))
  expect(error?.issues).toMatchObject([{ message: 'exactly five pictures' }])
})
