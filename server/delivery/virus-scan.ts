import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { minute } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Attachment } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** Rejects with ScannerError when there is no verdict, or with the error of reading the content. */
export type Scan = (content: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>

/** The scanner cannot be reached, stops answering or does not answer with a verdict; the message is for staff. */
export class ScannerError extends Error {}

/**
 * Returns the verdict of a file. If there is none yet, asks the scanner and stores its answer. `unscanned`: there is no
 * scanner. Rejects with ScannerError.
 */
export async function scanIfNeeded(file: Attachment, attachmentStore: Store['attachments'], scan: Scan | undefined) {
  if (file.verdict !== 'unscanned' || scan === undefined) return file.verdict
  const verdict = await scan(attachmentStore.read(file.id))
  await attachmentStore.storeVerdict(file.id, verdict)
  return verdict
}

/** Returns a function that asks clamd over TCP by its INSTREAM command; undefined when no scanner is set. */
export function makeScan({ CLAMD }: Settings): Scan | undefined {
  if (CLAMD === undefined) return undefined
  const [host = '', port] = CLAMD.split(':')
  return async (content) => {
    const signal = AbortSignal.timeout(minute)
    const socket = connect({ host, port: Number(port), signal })
    const reading = readReply(socket)
    let readError: unknown
    const pieces = inStream(content, (error) => {
      readError = error
      socket.destroy()
    })
    // The scanner may refuse a file in the middle, for example one over its own limit; its answer is the result.
    await pipeline(pieces, socket, { end: false }).catch(() => undefined)
    const reply = await reading
    if (readError !== undefined) throw readError
    if (reply.endsWith('FOUND')) return 'infected'
    if (reply.endsWith('OK')) return 'clean'
    const what = reply === '' ? 'does not answer' : `said ${JSON.stringify(reply.slice(0, 200))}`
    throw new ScannerError(`the virus scanner ${what}.`)
  }
}

/** The content in pieces, each with its length before it, and an empty piece at the end. */
async function* inStream(content: AsyncIterable<Uint8Array>, onReadError: (error: unknown) => void) {
  yield Buffer.from('zINSTREAM\0')
  try {
    for await (const piece of content) yield Buffer.concat([lengthOf(piece.length), piece])
  } catch (error) {
    onReadError(error)
    throw error
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** The reply is empty if the connection failed or nothing came. */
async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  try {
    for await (const text of socket.setEncoding('latin1')) reply += text
  } catch {
    // The scanner may have answered before the connection broke.
  }
  return reply.replace(/\0.*/s, '').trim()
}
