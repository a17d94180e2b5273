import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { Cache, keyOf } from './cache.ts'

const bytes = (text: string) => async () => Buffer.from(text)

test('later builds take a file as the first one made it', async () => {
  const folder = aFolder('cache')
  await new Cache(folder).file('a', bytes('first'))
  const file = await new Cache(folder).file('a', bytes('second'))
  expect(readFileSync(file, 'utf8')).toBe('first')
})

test('nothing is left of a file that could not be made whole', async () => {
  const folder = aFolder('cache')
  const failing = new Cache(folder).file('a', async (part) => {
    await writeFile(part, 'half')
    throw new Error('no such picture')
  })
  await expect(failing).rejects.toThrow('no such picture')
  expect(readdirSync(folder)).toEqual([])
})

test('two that make the same file at once leave one whole file', async () => {
  const folder = aFolder('cache')
  const cache = new Cache(folder)
  const [file = ''] = await Promise.all([1, 2].map(() => cache.file('a', bytes('whole'))))
  expect(readdirSync(folder)).toEqual(['a'])
  expect(readFileSync(file, 'utf8')).toBe('whole')
})

test('what a build did not use is forgotten, with what a stopped one left half made', async () => {
  const folder = aFolder('cache')
  const before = new Cache(folder)
  for (const name of ['old', 'used', 'half.part'])
    utimesSync(await before.file(name, bytes(name)), 1_000, 1_000)
  const cache = new Cache(folder)
  await cache.file('used', bytes('again'))
  // Another build beside this one is at work on it.
  await before.file('new.part', bytes('new'))
  await cache.forgetUnused()
  expect(readdirSync(folder)).toEqual(['new.part', 'used'])
})

test('the name changes with each part and with where a part ends', () => {
  const names = [keyOf('ab', 'c'), keyOf('a', 'bc'), keyOf('c', 'ab'), keyOf('ab', Buffer.from('d'))]
  expect(new Set(names).size).toBe(4)
  expect(keyOf('ab', 'c')).toBe(names[0])
})
