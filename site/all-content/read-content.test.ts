import { expect, test } from 'vitest'
import { missingMediaOf } from './read-content.build.ts'

test('names each picture of a file that is not there, with its field', () => {
  const value = { images: [{ file: 'gone.webp', alt: 'A ship' }] }
  expect(missingMediaOf({ file: 'content/home.yaml', withMistakes: () => ({ value }) })).toEqual([
    {
      file: 'content/home.yaml',
      field: 'images.0',
      problem: 'found gone.webp, allowed: a file in content/site/images',
    },
  ])
})
