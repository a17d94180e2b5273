import { createServer } from 'node:net'
import { listen } from '../../testing/lifetime.ts'

/** Speaks clamd's INSTREAM protocol and finds whatever contains "EICAR", unless `answer` returns another reply. */
export async function aScanner(answer: (scanned: number) => string | undefined = () => undefined) {
  const scanned: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (content === undefined) return
      scanned.push(content)
      const found = content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
      socket.end(answer(scanned.length) ?? found)
    })
  })
  return { listensAt: `127.0.0.1:${await listen(server)}`, scanned }
}

/** The scanned bytes once the empty piece at the end is there; undefined before. */
function contentOf(received: Buffer) {
  const command = 'zINSTREAM\0'
  if (!received.toString('latin1').startsWith(command)) return undefined
  const pieces: Buffer[] = []
  for (let position = command.length; position + 4 <= received.length; ) {
    const length = received.readUInt32BE(position)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(position + 4, position + 4 + length))
    position += 4 + length
  }
  return undefined
}
