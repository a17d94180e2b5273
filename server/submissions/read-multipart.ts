import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import {
  emptyFile,
  maxFileBytes,
  maxFiles,
  maxTotalBytes,
  tooLarge,
  tooLargeTogether,
  tooManyFiles,
  unsuitableName,
  wrongType,
} from '../../forms/attachments.ts'
import { attachments as attachmentsField } from '../../forms/shared-fields.ts'
import { type AttachmentStore, NoRoomError } from '../attachments/attachment-store.ts'
import { fileKind } from '../attachments/file-kind.ts'
import { nameSuits, readableName } from '../attachments/file-name.ts'
import type { Scan } from '../attachments/virus-scan.ts'
import type { FaultKind, Refusal } from './outcome.ts'
import type { Received, ReceivedFile } from './received.ts'
import type { Upload } from './upload-places.ts'

type Reading = {
  store: AttachmentStore
  scan: Scan
  upload: Upload
  files: ReceivedFile[]
  fileProblems: Array<{ field: string; message: string; kind: FaultKind }>
  refusal: Refusal | undefined
}

/**
 * Reads a form with files as it streams in; each file goes to the staging folder at once. A form whose files cannot be
 * taken is read to its end all the same: a browser listens to our answer only when it has sent everything. Rejects,
 * leaving nothing staged, when the body is damaged, cut off or beyond all bounds.
 */
export async function readMultipart(
  request: FastifyRequest,
  store: AttachmentStore,
  scan: Scan,
  upload: Upload,
): Promise<Received> {
  const values: Record<string, string> = Object.create(null)
  const reading: Reading = { store, scan, upload, files: [], fileProblems: [], refusal: undefined }
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      // Its type does not say so, but a part may come without a name.
      if (!part.fieldname) reading.refusal = 'malformed'
      if (part.type === 'file') await readFile(part, reading)
      else if (typeof part.value === 'string') values[part.fieldname] ??= part.value
    }
  } catch (error) {
    await discardFiles(reading.files, store)
    throw error
  }
  // A page without JavaScript says that it wants a page back, and has not checked its boxes.
  const carriesConsent =
    'gdpr' in values || 'terms' in values || (request.headers.accept ?? '').includes('text/html')
  const { files, fileProblems, refusal } = reading
  return { values, files, fileProblems, refusal, carriesConsent }
}

export async function discardFiles(files: readonly ReceivedFile[], store: AttachmentStore) {
  await Promise.all(files.map((it) => store.discard(it.staged)))
}

// Room for honest mistakes, which get their own message; beyond it the parser itself stops.
const limits = {
  fileSize: maxFileBytes,
  files: 50,
  fields: 30,
  parts: 80,
  fieldSize: 128 * 1024,
  headerPairs: 20,
}

async function readFile(part: MultipartFile, reading: Reading) {
  if (reading.refusal) return drop(part.file)
  const name = readableName(part.filename ?? '')
  const fault = (kind: FaultKind, message: string) =>
    reading.fileProblems.push({ field: attachmentsField.name, message, kind })
  const known = (message: string) => reading.fileProblems.some((it) => it.message === message)
  if (reading.files.length >= maxFiles) {
    if (!known(tooManyFiles)) fault('tooManyFiles', tooManyFiles)
    return drop(part.file)
  }
  if (known(tooLargeTogether)) return drop(part.file)

  // Only now: who announces a file and sends none of it must not keep a place from others.
  const stream = part.file[Symbol.asyncIterator]()
  const first = await stream.next()
  if (first.done) {
    // Browsers post an input without a chosen file as one without name and content.
    if (part.filename) fault('invalid', emptyFile(name))
    return
  }
  reading.refusal = reading.upload.enter()
  if (reading.refusal) return drop(stream)
  const staged = await stage(counted(first.value, stream, reading.upload), reading)
  if (staged === undefined) return
  let taken = false
  try {
    const kind = part.file.truncated ? undefined : await fileKind(staged.path, staged.bytes)
    const together = reading.files.reduce((sum, it) => sum + it.staged.bytes, staged.bytes)
    if (part.file.truncated) fault('tooLarge', tooLarge(name))
    else if (together > maxTotalBytes) fault('tooLarge', tooLargeTogether)
    else if (kind === undefined) fault('wrongType', wrongType(name))
    else if (!nameSuits(part.filename, kind)) fault('wrongType', unsuitableName(name, kind))
    else {
      // A scanner that did not answer is not asked again: the visitor is waiting.
      const isSilent = reading.files.some((it) => it.scan === 'unscanned')
      const verdict = isSilent ? 'unscanned' : await reading.scan(staged.path)
      if (verdict === 'infected')
        fault('invalid', `${name} did not pass our virus scan. Remove it and send again.`)
      else {
        reading.files.push({ name, staged, type: kind, scan: verdict })
        taken = true
      }
    }
  } finally {
    if (!taken) await reading.store.discard(staged)
  }
}

async function stage(bytes: AsyncIterable<Uint8Array>, reading: Reading) {
  try {
    return await reading.store.stage(bytes)
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error
    reading.refusal = 'noRoom'
    return undefined
  }
}

async function* counted(first: Buffer, rest: AsyncIterable<Buffer>, upload: Upload) {
  upload.count(first.length)
  yield first
  for await (const chunk of rest) {
    upload.count(chunk.length)
    yield chunk
  }
}

async function drop(bytes: AsyncIterable<Uint8Array>) {
  for await (const _ of bytes);
}
