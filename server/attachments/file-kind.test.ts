import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { aJpeg, aPdf, aPng, aWebp } from '../testing/a-file.ts'
import { fileKind } from './file-kind.ts'

function kindOf(content: Buffer) {
  const path = join(aFolder('kind'), 'file')
  writeFileSync(path, content)
  return fileKind(path, content.length)
}

const lossyWebp = () => {
  const file = Buffer.concat([Buffer.from('RIFF....WEBPVP8 ....', 'latin1'), Buffer.alloc(12)])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(12, 16)
  file.writeUIntBE(0x9d012a, 23, 3)
  file.writeUInt16LE(640, 26)
  file.writeUInt16LE(480, 28)
  return file
}

test.each([
  ['a PNG', aPng(), 'image/png'],
  ['a PNG of 100 million pixels', aPng(10_000, 10_000), 'image/png'],
  ['a JPEG', aJpeg(), 'image/jpeg'],
  ['a JPEG with a preview behind it, as phones write it', Buffer.concat([aJpeg(), aJpeg()]), 'image/jpeg'],
  ['a WebP', aWebp(), 'image/webp'],
  ['a lossy WebP', lossyWebp(), 'image/webp'],
  ['a PDF', aPdf(), 'application/pdf'],
  ['a PDF padded with white space', Buffer.concat([aPdf(), Buffer.from('\r\n\0\0\0')]), 'application/pdf'],
])('%s is what it is', async (_case, content, kind) => {
  expect(await kindOf(content)).toBe(kind)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('%')],
  ['only a PDF mark', Buffer.from('%PDF-')],
  ['only a PNG mark', aPng().subarray(0, 8)],
  ['a PNG cut off', aPng().subarray(0, -4)],
  ['a PNG without pixels', Buffer.concat([aPng().subarray(0, 33), aPng().subarray(-12)])],
  ['a PNG of one pixel too many', aPng(10_000, 10_001)],
  ['a PNG without width', aPng(0, 5)],
  ['a PDF with words behind it', Buffer.concat([aPdf(), Buffer.from(' and more')])],
  ['a JPEG cut off', aJpeg().subarray(0, -2)],
  ['a JPEG whose segments lead nowhere', Buffer.from('ffd8ffe00000ffd9ffd9ffd9', 'hex')],
  ['a JPEG of 4,294 million pixels', aJpeg(65_535, 65_535)],
  ['a WebP with something behind it', Buffer.concat([aWebp(), Buffer.from('x')])],
  ['a WebP of 268 million pixels', aWebp(16_384, 16_384)],
  ['a PDF that goes on', Buffer.concat([aPdf(), Buffer.from('<script>alert(1)</script>')])],
  ['a JPEG with an archive behind it', Buffer.concat([aJpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
  [
    'a JPEG with a script in its comment',
    Buffer.concat([Buffer.from('ffd8fffe000a', 'hex'), Buffer.from('<script>'), aJpeg().subarray(2)]),
  ],
  ['a PDF of version 9', Buffer.from(aPdf().toString().replace('1.7', '9.7'))],
])('%s is none of the four', async (_case, content) => {
  expect(await kindOf(content)).toBeUndefined()
})
