import { expect, test } from 'vitest'
import { staffRedirectsFile } from './addresses/redirects.ts'
import { singletons } from './editor/collections.ts'
import { singleFileReaders } from './read-content.build.ts'

test('the editor has every single file that is read, and the redirects', () => {
  expect(singletons.map(({ file }) => file)).toEqual([...singleFileReaders.map(({ file }) => file), staffRedirectsFile])
})
