import { connect } from 'node:net'
import { second } from '../clock.ts'
import type { Attachment } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { isIntact } from '../store/submission-queries.ts'

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

/** Why a file does not go along with its message. */
export type FileFault = 'damaged' | 'infected' | 'silent scanner'

/** Attempts in which a delivery waits for a silent scanner, or for a file that cannot be read. */
const patientAttempts = 3

/**
 * Reads every file of a submission and asks for its verdict; gives the files with their verdicts, and the faults by
 * their ids. In the first attempts it rejects where waiting may help, so that the delivery is tried again.
 */
export async function checkAttachments(
  files: readonly Attachment[],
  { store, scan, attempt }: { store: Store; scan: Scan | undefined; attempt: number },
) {
  const faults = new Map<string, FileFault>()
  const checked: Attachment[] = []
  for (const file of files) {
    let { verdict } = file
    try {
      if (await isIntact(store.readAttachment(file.id), file)) verdict = await verdictOf(file, store, scan)
      else faults.set(file.id, 'damaged')
      if (verdict === 'infected') faults.set(file.id, 'infected')
    } catch (error) {
      if (attempt <= patientAttempts) throw error
      faults.set(file.id, error instanceof ScannerError ? 'silent scanner' : 'damaged')
    }
    checked.push({ ...file, verdict })
  }
  return { checked, faults }
}

const longestSilence = 60 * second

/** Asks clamd over TCP by its INSTREAM command: pieces with their length before them, an empty one at the end. */
export function clamdScan(address: string): Scan {
  const [host = '', port] = address.split(':')
  return async (content) => {
    const socket = connect({ host, port: Number(port), timeout: longestSilence })
    try {
      const answer = readAnswer(socket)
      socket.write('zINSTREAM\0')
      for await (const piece of content) {
        // The scanner may refuse in the middle, for example a file over its own limit; its answer tells.
        if (!socket.writable) break
        if (!socket.write(Buffer.concat([lengthOf(piece.length), piece]))) await drained(socket)
      }
      if (socket.writable) socket.write(lengthOf(0))
      const said = await answer
      if (said.endsWith('FOUND')) return 'infected'
      if (said.endsWith('OK')) return 'clean'
      throw new ScannerError(`The virus scanner did not answer with a verdict: ${said || 'silence'}`)
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
