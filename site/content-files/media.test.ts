import { expect, test } from 'vitest'
import { missingMediaMistakes, withMedia } from './media.build.ts'

test.each([
  [{ image: { file: 'gone.webp', alt: 'A ship' } }, 'gone.webp'],
  [{ sections: [{ video: 'gone' }] }, 'gone.webm'],
])('no page is made of %j while that file is missing', (content, file) => {
  const nothing = { pictures: {}, videos: {}, unreadable: {}, files: [] }
  expect(() => withMedia('games/nemesis', content, nothing)).toThrow(`content/games/nemesis/images/${file} is missing`)
})

test('names each file of a picture or video that is not there, with its field', () => {
  const value = { images: [{ file: 'gone.webp', alt: 'A ship' }], loop: { video: 'gone' } }
  const named = missingMediaMistakes('home.yaml', 'site', value).map(({ field, problem }) => `${field}: ${problem}`)
  expect(named).toEqual([
    'images.0: found gone.webp, allowed: a file in content/site/images',
    'loop: found gone.webm, allowed: a file in content/site/images',
    'loop: found gone.mp4, allowed: a file in content/site/images',
  ])
})
