import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { takeDocument, takePicture } from './uploads.ts'

test('a new picture becomes WebP under a name that no other can have', async () => {
  const folder = aFolder('images')
  const [first, again, other] = [
    await takePicture(folder, 'feature', await aPicture(1400, 900)),
    await takePicture(folder, 'feature', await aPicture(1400, 900)),
    await takePicture(folder, 'feature', await aPicture(1500, 900)),
  ]
  expect([first, again]).toEqual([expect.stringMatching(/^feature-[0-9a-f]{8}\.webp$/), first])
  expect(readdirSync(folder).sort()).toEqual([first, other].sort())
  expect((await sharp(join(folder, first)).metadata()).format).toBe('webp')
})

test('a hero takes the place of the hero before', async () => {
  expect(await takePicture(aFolder('images'), 'hero', await aPicture(1920, 1080))).toBe('hero.webp')
})

test.each([
  ['tile', 1400, 900, 'higher than wide, with at least 640 x 800'],
  ['hero', 800, 600, 'wider than high, with at least 1920 x 1080'],
])(
  'a picture of another size or shape than a %s needs is refused with what it needs',
  async (stem, width, height, words) => {
    const folder = aFolder('images')
    await expect(takePicture(folder, stem, await aPicture(width, height))).rejects.toThrow(words)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('a photo counts as it is seen, not as it lies in the file', async () => {
  const lying = sharp(await buffer(await aPicture(1000, 800))).withMetadata({ orientation: 6 })
  const folder = aFolder('images')
  const name = await takePicture(folder, 'tile', Readable.from([await lying.jpeg().toBuffer()]))
  expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width: 800, height: 1000 })
})

test('what is no picture is refused, and one that was cut off on its way', async () => {
  const whole = await buffer(await aPicture(800, 1000))
  for (const sent of [Buffer.from('<svg'), whole.subarray(0, whole.length / 2)])
    await expect(takePicture(aFolder('images'), 'tile', Readable.from([sent]))).rejects.toThrow(
      'no picture we can read',
    )
})

test('a document of 60 MB is stored as it streams in, without being held in memory', async () => {
  const root = aRegister()
  const before = process.memoryUsage().rss
  let most = 0
  async function* sixtyMegabytes() {
    yield Buffer.from('%PDF-1.7\n')
    const piece = Buffer.alloc(65_536, 'x')
    for (let at = 0; at < 960; at++) {
      most = Math.max(most, process.memoryUsage().rss)
      // The build refuses a file of no document, in the middle of an upload too.
      if (at === 500) expect(readdirSync(join(root, 'content/files/game'))).toEqual([])
      yield piece
    }
  }
  const file = await takeDocument(root, 'game', 'game-rules-en', Readable.from(sixtyMegabytes()))
  expect(file).toBe(join('content', 'files', 'game', 'game-rules-en.pdf'))
  expect(statSync(join(root, file)).size).toBe(9 + 960 * 65_536)
  expect(most - before).toBeLessThan(30e6)
})

test('a file that is no PDF leaves the one before as it was', async () => {
  const root = aRegister()
  await takeDocument(root, 'game', 'game-rules-en', Readable.from(['%PDF-1.4 old']))
  await expect(takeDocument(root, 'game', 'game-rules-en', Readable.from(['MZ']))).rejects.toThrow(
    'no PDF file',
  )
  expect(readdirSync(join(root, 'content/files/game'))).toEqual(['game-rules-en.pdf'])
  expect(readFileSync(join(root, 'content/files/game/game-rules-en.pdf'), 'utf8')).toBe('%PDF-1.4 old')
})

test('a file for a document the register does not have is refused', async () => {
  await expect(takeDocument(aRegister(), 'game', '../../x', Readable.from([]))).rejects.toThrow(
    'is no document',
  )
})

async function aPicture(width: number, height: number): Promise<Readable> {
  const png = await sharp({ create: { width, height, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  return Readable.from([png])
}

function aRegister(): string {
  const root = aFolder('register')
  mkdirSync(join(root, 'content/downloads'), { recursive: true })
  const entry =
    '{ id: game-rules-en, category: RULES, title: Rules, kind: rulebook, language: en, format: pdf }'
  writeFileSync(join(root, 'content/downloads/game.yaml'), `title: Game\ndocuments:\n  - ${entry}\n`)
  return root
}
