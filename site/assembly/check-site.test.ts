import { expect, test } from 'vitest'
import { siteFileSchema } from '../content/site-schema.ts'
import { checkSite } from './check-site.build.ts'
import { readContent } from './read-content.build.ts'

test('refuses a first game that does not exist', () => {
  expect(checkSite({ ...readContent().site, featuredGames: ['chess'] })).toMatchObject([
    { field: 'featuredGames', problem: expect.stringMatching(/^found chess, allowed: /) },
  ])
})

test('refuses a picture of the first view whose file is missing', () => {
  const { site } = readContent()
  const images = site.home.images.map((image) => ({ ...image, game: 'nemesis', file: 'gone.webp' }))
  const mistakes = checkSite({ ...site, home: { ...site.home, images } })
  expect(mistakes.map(({ field }) => field)).toEqual(images.map((_, index) => `home.images.${index}`))
})

test.each([4, 6])('refuses %i pictures for the first view', (count) => {
  const { site } = readContent()
  const images = Array.from({ length: count }, () => site.home.images[0])
  const { error } = siteFileSchema.safeParse({ ...site, home: { ...site.home, images } })
  expect(error?.issues).toMatchObject([{ message: 'exactly five pictures', path: ['home', 'images'] }])
})

test('refuses a form that no topic leads to', () => {
  expect(checkSite({ ...readContent().site, contactTopics: [] })).toContainEqual({
    file: 'content/site.yaml',
    field: 'contactTopics',
    problem: `found none, allowed: a topic that leads to /contact/press-contact`,
  })
})
