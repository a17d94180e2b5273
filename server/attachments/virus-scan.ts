import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { second } from '../clock.ts'

/** `unscanned` when there is no scanner or it did not answer: a message is not lost because the scanner is down. */
export type Scan = (path: string) => Promise<'clean' | 'infected' | 'unscanned'>

export const noScan: Scan = async () => 'unscanned'

/** The visitor waits meanwhile, and proxies and pages give up after a minute. */
const longestSilence = 15 * second

/** Asks clamd over TCP by its INSTREAM command: pieces with their length before them, an empty one at the end. */
export function clamdScan(address: string): Scan {
  const [host = '', port] = address.split(':')
  return async (path) => {
    const socket = connect({ host, port: Number(port), timeout: longestSilence })
    try {
      const answer = readAnswer(socket)
      socket.write('zINSTREAM\0')
      for await (const chunk of createReadStream(path)) {
        // The scanner may refuse in the middle, for example a file over its own limit; its answer tells.
        if (!socket.writable) break
        const piece = Buffer.concat([lengthOf(chunk.length), chunk])
        if (!socket.write(piece)) await drained(socket)
      }
      if (socket.writable) socket.write(lengthOf(0))
      const verdict = await answer
      if (verdict.endsWith('FOUND')) return 'infected'
      return verdict.endsWith('OK') ? 'clean' : 'unscanned'
    } finally {
      socket.destroy()
    }
  }
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

type Connection = ReturnType<typeof connect>

/** Resolves with what it said, empty if the connection failed or fell silent. */
function readAnswer(socket: Connection) {
  return new Promise<string>((resolve) => {
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      said += text
      if (said.includes('\0')) resolve(said.replace(/\0.*/s, '').trim())
    })
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => resolve(''))
    socket.on('close', () => resolve(said.trim()))
  })
}

function drained(socket: Connection) {
  return new Promise<void>((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', resolve)
  })
}
