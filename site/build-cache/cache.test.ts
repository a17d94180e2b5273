import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheFile, cacheFolder, hashOfParts, removeUnusedFromCache } from './cache.build.ts'

const bytes = (text: string) => async () => Buffer.from(text)

test('later builds take a file as the first one made it', async () => {
  const name = randomUUID()
  await cacheFile(name, bytes('first'))
  const file = await cacheFile(name, bytes('second'))
  expect(readFileSync(file, 'utf8')).toBe('first')
  rmSync(file)
})

test('two that make the same file at once leave one complete file', async () => {
  const name = randomUUID()
  const [file = ''] = await Promise.all([1, 2].map(() => cacheFile(name, bytes('complete'))))
  expect(readdirSync(dirname(file)).filter((file) => file.startsWith(name))).toEqual([name])
  rmSync(file)
})

test('nothing is left of a file that could not be made', async () => {
  const name = randomUUID()
  const failing = cacheFile(name, () => Promise.reject(new Error('no such picture')))
  await expect(failing).rejects.toThrow('no such picture')
  expect(readdirSync('.cache/build').filter((file) => file.startsWith(name))).toEqual([])
})

test('a file that another build takes away meanwhile does not stop this one', async () => {
  // A link to nothing is listed and cannot be found, like a file that was removed after it was listed.
  const gone = join(cacheFolder, `${randomUUID()}.part`)
  mkdirSync(cacheFolder, { recursive: true })
  symlinkSync('nothing', gone)
  await removeUnusedFromCache().finally(() => rmSync(gone))
})

test('the name changes with each part and with where a part ends', () => {
  const name = hashOfParts('ab', 'c')
  const others = [hashOfParts('a', 'bc'), hashOfParts('c', 'ab'), hashOfParts('ab', Buffer.from('d'))]
  expect(new Set([name, ...others]).size).toBe(4)
  expect(hashOfParts('ab', 'c')).toBe(name)
})
