import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Speaks clamd's INSTREAM protocol and finds whatever contains "EICAR"; `answer` replaces its verdict. */
export async function aScanner(answer?: string) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (content === undefined) return
      socket.end(answer ?? (content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
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
