import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { kept } from './kept.ts'

test('a file is made once and then kept', async () => {
  const file = join(aFolder('kept'), 'a')
  await kept(file, async () => Buffer.from('first'))
  await kept(file, async () => Buffer.from('second'))
  expect(readFileSync(file, 'utf8')).toBe('first')
})

test('nothing is left of a file that could not be made', async () => {
  const folder = aFolder('kept')
  const failing = kept(join(folder, 'a'), () => Promise.reject(new Error('no such picture')))
  await expect(failing).rejects.toThrow('no such picture')
  expect(readdirSync(folder)).toEqual([])
})

test('two that make the same file at once leave one whole file', async () => {
  const folder = aFolder('kept')
  await Promise.all([1, 2].map(() => kept(join(folder, 'a'), async () => Buffer.from('whole'))))
  expect(readdirSync(folder)).toEqual(['a'])
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('whole')
})
