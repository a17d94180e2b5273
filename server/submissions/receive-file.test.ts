import { expect, test } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { aPdf, aPng, fileNamed, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload } from '../testing/clients.ts'
import { countUnattached } from '../testing/stores.ts'
import { attachmentType, readableName, signatureBytes } from './receive-file.ts'

const png = aPng()
const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
const movingPng = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])

test.each([
  ['a PNG', png, 'image/png'],
  ['a PNG that moves', movingPng, 'image/png'],
  ['a JPEG', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1'), 'image/jpeg'],
  ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a long PDF', aPdf(100_000), 'application/pdf'],
  ['one byte', Buffer.from('%'), undefined],
  ['a picture with scripts (SVG)', Buffer.from('<svg onload="alert(1)"/>'), undefined],
  ['a program', Buffer.from(`MZ${'\0'.repeat(100)}`), undefined],
  ['an archive', Buffer.from(`PK\x03\x04${'\0'.repeat(100)}`), undefined],
  ['a web page before a PDF', Buffer.concat([Buffer.from('<html>'), aPdf()]), undefined],
])('%s is known by its first bytes', async (_case, content, type) => {
  expect(await attachmentType(content.subarray(0, signatureBytes))).toBe(type)
})

test.each([
  ['zasady gry – żółw.pdf', 'zasady gry – żółw.pdf'],
  ['e\u0301te\u0301.webp', 'été.webp'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['👨\u200d👩\u200d👧.png', '👨\u200d👩\u200d👧.png'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'한'.repeat(300)}.pdf`, `${'한'.repeat(65)}.pdf`],
  ['a\u202eb\u0007.pdf', 'ab.pdf'],
  ['a\u200d\u061cb\r\nc\u{e0041}.pdf', 'ab c.pdf'],
  [' \u200b ', 'unnamed'],
])('the name %j is read as %j', (given, name) => {
  expect(readableName(given)).toBe(name)
})

test('an upload whose sender goes away leaves nothing behind', async () => {
  const { origin, port, dataDir, store, log } = await aService()
  const socket = await aSlowUpload({ port, dataDir })
  socket.destroy()
  await eventually(() => countUnattached(dataDir)).toBe(0)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(0)
  expect((await sendPrototype(origin, {}, [fileNamed('a.pdf', aPdf())])).status).toBe(200)
  // The visitor has left; it is no fault of ours.
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([])
})
