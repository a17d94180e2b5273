import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
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
    { name: 'large in memory', from: Buffer.alloc(300_000, 'def') },
  ])
  const files = readZip(await readFile(target))
  expect([...files.keys()]).toEqual(['README.txt', 'empty', 'Größe żółć.pdf', 'large in memory'])
  expect(files.get('README.txt')?.toString()).toBe('read me')
  expect(files.get('empty')?.length).toBe(0)
  expect(files.get('Größe żółć.pdf')).toEqual(await readFile(onDisk))
})

test('writes files of many megabytes that are held in memory', async () => {
  const target = path.join(aFolder('zip'), 'all.zip')
  const entries = Array.from({ length: 6 }, (_, at) => ({
    name: `${at}.bin`,
    from: Buffer.alloc(1_000_000, at),
  }))
  await writeZip(target, entries)
  expect(readZip(await readFile(target)).size).toBe(6)
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
  const bytes = await readFile(target)
  const [time, date] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)]
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([13, 14, 16])
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 21])
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

/** Reads as an unpacking program does: from the end record to the directory to each file, checking its sum. */
function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06')
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)]
    const [nameLength, local] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const bytes = zip.subarray(start, start + size)
    expect(crc32(bytes)).toBe(crc)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), bytes)
    at += 46 + nameLength
  }
  return files
}
