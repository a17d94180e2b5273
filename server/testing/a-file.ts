import { crc32, deflateSync } from 'node:zlib'

/** Real, small files of each accepted type. */
export function aPng(width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const pixels = deflateSync(Buffer.alloc(12))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function aJpeg(width = 2, height = 2): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0x55, 0xff, 0xd9])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan])
}

export function aWebp(width = 2, height = 2): Buffer {
  const payload = Buffer.alloc(10)
  payload.writeUIntLE(width - 1, 4, 3)
  payload.writeUIntLE(height - 1, 7, 3)
  const file = Buffer.concat([Buffer.from('RIFF....WEBPVP8X....', 'latin1'), payload])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(payload.length, 16)
  return file
}

export function aPdf(bytes = 0): Buffer {
  const padding = bytes > 0 ? `%${'x'.repeat(bytes - 60)}\n` : ''
  const text = `%PDF-1.7\n${padding}1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`
  return Buffer.from(bytes > 0 ? text.replace('%x', `%${'x'.repeat(1 + bytes - text.length)}`) : text)
}

export function named(name: string, content: Buffer, type = 'application/octet-stream'): File {
  return new File([new Uint8Array(content)], name, { type })
}

function chunk(name: string, content: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(name), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
