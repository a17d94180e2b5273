import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { second } from '../clock.ts'
import type { Attachment } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** Rejects with ScannerError when the scanner cannot be reached, falls silent or answers with something else. */
export type Scan = (content: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>

export class ScannerError extends Error {}

/**
 * The scanner's verdict of a file, asked for until there is one and then noted. `unscanned`: there is no scanner.
 * Rejects with ScannerError.
 */
export async function verdictOf(file: Attachment, store: Store, scan: Scan | undefined) {
  if (file.verdict !== 'unscanned' || scan === undefined) return file.verdict
  const verdict = await scan(store.readAttachment(file.id))
  await store.noteVerdict(file.id, verdict)
  return verdict
}

/** Asks clamd over TCP by its INSTREAM command. `address`: host:port. */
export function clamdScan(address: string): Scan {
  const [host = '', port] = address.split(':')
  return async (content) => {
    const socket = connect({ host, port: Number(port), timeout: 60 * second })
    const verdict = readVerdict(socket)
    // The scanner may refuse a file in the middle, for example one over its own limit; its answer is the result.
    await pipeline(inStream(content), socket, { end: false }).catch(() => undefined)
    const said = await verdict
    if (said.endsWith('FOUND')) return 'infected'
    if (said.endsWith('OK')) return 'clean'
    throw new ScannerError(`The virus scanner did not answer with a verdict: ${said || 'silence'}`)
  }
}

/** Pieces with their length before them, an empty one at the end. */
async function* inStream(content: AsyncIterable<Uint8Array>) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) yield Buffer.concat([lengthOf(piece.length), piece])
  yield lengthOf(0)
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** What it said; empty if the connection failed or fell silent. */
async function readVerdict(socket: Socket): Promise<string> {
  let said = ''
  socket.on('timeout', () => socket.destroy())
  try {
    for await (const text of socket.setEncoding('latin1')) said += text
  } catch {
    // What it said before the connection broke counts.
  }
  return said.replace(/\0.*/s, '').trim()
}
