import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { encodePicture } from './encode-pictures.build.ts'

type Size = { width: number; height: number }

/** A master of one colour in the images folder of a game; returns its path. */
async function aMaster(name: string, { width, height }: Size): Promise<string> {
  const create = { width, height, background: '#a31515', channels: 3 } satisfies SharpOptions['create']
  // As cameras and phones write it: on its side, with a note that it must be turned.
  const bytes = await sharp({ create }).withMetadata({ orientation: 6 }).webp().toBuffer()
  return aFile(name, bytes)
}

function aFile(name: string, bytes: Uint8Array): string {
  const images = join(aFolder('pictures'), 'nemesis', 'images')
  mkdirSync(images, { recursive: true })
  writeFileSync(join(images, name), bytes)
  return join(images, name)
}

/** The picture's entry in the list, and its encoded files by name. */
async function encoded(master: string) {
  const files = new Map<string, Uint8Array>()
  const picture = await encodePicture(master, async (name, make) => {
    files.set(name, await make())
  })
  return { picture, files }
}

test('makes AVIF in the widths for the name and a JPEG, upright and never wider than the master', async () => {
  const { picture, files } = await encoded(await aMaster('tile.webp', { width: 600, height: 480 }))
  const { base, ...rest } = picture
  expect(base).toMatch(/^\/img\/nemesis-tile-[0-9a-f]{10}$/)
  // Its name says its width, too: a browser keeps a file by its name.
  expect(rest).toEqual({ jpeg: `${base}-400.jpg`, widths: [240, 400], width: 480, height: 600 })
  const name = base.replace('/img/', '')
  expect([...files.keys()]).toEqual([`${name}-240.avif`, `${name}-400.avif`, `${name}-400.jpg`])
  for (const [file, bytes] of files) {
    const format = file.endsWith('.avif') ? 'heif' : 'jpeg'
    const size = file.endsWith('-240.avif') ? { width: 240, height: 300 } : { width: 400, height: 500 }
    expect(await sharp(bytes).metadata(), file).toMatchObject({ format, ...size })
  }
})

test('a master narrower than every width is encoded in its own', async () => {
  const { picture } = await encoded(await aMaster('hero.webp', { width: 120, height: 90 }))
  expect(picture.widths).toEqual([90])
})

test('rejects a file that is no picture', async () => {
  await expect(encoded(aFile('tile.webp', Buffer.from('no picture')))).rejects.toThrow('unsupported image format')
})
