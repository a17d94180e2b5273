import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { filesInZip } from '../testing/a-zip.ts'
import { writeZip } from './zip.ts'

test('writes an archive whose directory leads to every file, whole and in order', async () => {
  const folder = aFolder('zip')
  const onDisk = path.join(folder, 'large.bin')
  await writeFile(onDisk, Buffer.alloc(200_000, 'abc'))
  const target = path.join(folder, 'all.zip')
  await writeZip(target, [
    { name: 'README.txt', from: Buffer.from('read me') },
    { name: 'empty', from: Buffer.alloc(0) },
    { name: 'Größe żółć.pdf', from: onDisk },
  ])
  expect(filesInZip(target).map(({ name, content }) => ({ name, content }))).toEqual([
    { name: 'README.txt', content: Buffer.from('read me') },
    { name: 'empty', content: Buffer.alloc(0) },
    { name: 'Größe żółć.pdf', content: await readFile(onDisk) },
  ])
})

test('writes files of many megabytes that are held in memory', async () => {
  const target = path.join(aFolder('zip'), 'all.zip')
  const entries = Array.from({ length: 6 }, (_, at) => ({
    name: `${at}.bin`,
    from: Buffer.alloc(1_000_000, at),
  }))
  await writeZip(target, entries)
  expect(filesInZip(target)).toHaveLength(6)
})

test('makes the same bytes from the same files', async () => {
  const folder = aFolder('zip')
  const [first, second] = [path.join(folder, '1.zip'), path.join(folder, '2.zip')]
  await writeZip(first, [{ name: 'a', from: Buffer.from('a') }])
  await writeZip(second, [{ name: 'a', from: Buffer.from('a') }])
  expect(await readFile(first)).toEqual(await readFile(second))
})

test("bears the time of an entry, and is its owner's alone where that is asked for", async () => {
  const target = path.join(aFolder('zip'), 'all.zip')
  async function* entries() {
    yield { name: 'a', from: Buffer.from('a'), modified: new Date('2026-11-21T13:14:16Z') }
  }
  await writeZip(target, entries(), 0o600)
  expect(filesInZip(target)[0]?.time).toEqual([2026, 11, 21, 13, 14, 16])
  expect((await stat(target)).mode & 0o777).toBe(0o600)
})

test('a file that cannot be read leaves no archive that looks whole', async () => {
  const target = path.join(aFolder('zip'), 'all.zip')
  const missing = { name: 'gone.pdf', from: path.join(aFolder('zip'), 'not-there') }
  const entries = [{ name: 'a', from: Buffer.from('a') }, missing]
  await expect(writeZip(target, entries)).rejects.toThrow('ENOENT')
  expect((await readFile(target)).includes('PK\x05\x06')).toBe(false)
})

test('an archive is not written when what goes into it cannot be told', async () => {
  async function* entries() {
    yield { name: 'a', from: Buffer.from('a') }
    throw new Error('the database is gone')
  }
  await expect(writeZip(path.join(aFolder('zip'), 'all.zip'), entries())).rejects.toThrow('database is gone')
})
