import { expect, test } from 'vitest'
import { staffRedirectsFile } from '../addresses/redirects.ts'
import { singleFileReaders } from '../check-content.build.ts'
import { collections, singletons } from './collections.ts'

test('a field that names another entry names a collection of the editor', () => {
  const all = JSON.stringify([collections([]), singletons])
  const named = [...all.matchAll(/"collection":"([^"]+)"/g)].map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual(['games', 'sets'])
  expect(collections([]).map(({ name }) => name)).toEqual(expect.arrayContaining(named))
})

test('the editor has every single file that is read, and the redirects', () => {
  expect(singletons.map(({ file }) => file)).toEqual([...singleFileReaders.map(({ file }) => file), staffRedirectsFile])
})
