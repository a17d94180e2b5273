import { expect, test } from 'vitest'
import { homeYaml } from './home-schema.ts'
import { checkHome, readHome } from './read-home.build.ts'

test('refuses a picture that leads to no game', () => {
  const images = readHome().images.map((image) => ({ ...image, game: 'chess' }))
  expect(checkHome({ ...readHome(), images })[0]).toMatchObject({
    field: 'images',
    problem: expect.stringMatching(/^found chess, allowed: /),
  })
})

test.each([4, 6])('refuses %i pictures for the first view', (count) => {
  const images = Array.from({ length: count }, () => readHome().images[0])
  const { error } = homeYaml.schema.safeParse({ ...readHome(), images })
  expect(error?.issues).toMatchObject([{ message: 'exactly five pictures', path: ['images'] }])
})
