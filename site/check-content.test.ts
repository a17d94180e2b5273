import { expect, test } from 'vitest'
import { staffRedirectsFile } from './addresses/redirects.ts'
import { singleFileReaders } from './check-content.build.ts'
import { singletons } from './editor/collections.ts'

test('the editor has every single file that is read, and the redirects', () => {
  expect(singletons.map(({ file }) => file)).toEqual([...singleFileReaders.map(({ file }) => file), staffRedirectsFile])
})
