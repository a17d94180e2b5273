import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { parseFiles } from './parsed-files.server.ts'

test('reads the files anew only when a letter of them has changed', () => {
  const cache = path.join(aFolder('parsed'), 'files.json')
  const texts = new Map([['a.yaml', 'title: A']])
  expect(parseFiles(texts, cache).get('a.yaml')).toEqual({ title: 'A' })
  // Told apart from a fresh reading by a mark of our own.
  writeFileSync(cache, readFileSync(cache, 'utf8').replace('"A"', '"kept"'))
  expect(parseFiles(texts, cache).get('a.yaml')).toEqual({ title: 'kept' })
  expect(parseFiles(new Map([['a.yaml', 'title: B']]), cache).get('a.yaml')).toEqual({ title: 'B' })
})

test('makes a damaged cache anew and keeps none where none is wanted', () => {
  const cache = path.join(aFolder('parsed'), 'files.json')
  const texts = new Map([['a.yaml', 'title: A']])
  parseFiles(texts)
  expect(existsSync(cache)).toBe(false)
  writeFileSync(cache, '{"sum": 1')
  expect(parseFiles(texts, cache).get('a.yaml')).toEqual({ title: 'A' })
})
