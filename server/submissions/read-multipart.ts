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
  wrongType,
} from '../../forms/attachment-limits.ts'
import { attachments as attachmentsField } from '../../forms/shared-fields.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { fileKind } from '../attachments/file-kind.ts'
import { nameSuits, readableName } from '../attachments/file-name.ts'
import type { Scan } from '../attachments/virus-scan.ts'
import type { FaultKind } from './outcome.ts'
import type { Received, ReceivedFile } from './received.ts'

type Reading = {
  files: ReceivedFile[]
  fileProblems: Array<{ field: string; message: string; kind: FaultKind }>
}

/**
 * Reads a form with files as it streams in; each file goes to the staging folder at once. After the first wrong file
 * the rest is read and dropped, so that the sender hears of every fault in one answer. Rejects, leaving nothing staged,
 * when the body is damaged, cut off or beyond all bounds.
 */
export async function readMultipart(
  request: FastifyRequest,
  store: AttachmentStore,
  scan: Scan,
): Promise<Received> {
  const values: Record<string, string> = Object.create(null)
  const reading: Reading = { files: [], fileProblems: [] }
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      if (part.type === 'file') await readFile(part, reading, store, scan)
      else if (typeof part.value === 'string') values[part.fieldname] ??= part.value
    }
  } catch (error) {
    await discardFiles(reading.files, store)
    throw error
  }
  // A page without JavaScript says that it wants a page back, and has not checked its boxes.
  const carriesConsent =
    'gdpr' in values || 'terms' in values || (request.headers.accept ?? '').includes('text/html')
  return { values, ...reading, carriesConsent }
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

async function readFile(part: MultipartFile, reading: Reading, store: AttachmentStore, scan: Scan) {
  const name = readableName(part.filename ?? '')
  const fault = (kind: FaultKind, message: string) =>
    reading.fileProblems.push({ field: attachmentsField.name, message, kind })
  const known = (message: string) => reading.fileProblems.some((it) => it.message === message)
  if (reading.files.length >= maxFiles) {
    if (!known(tooManyFiles)) fault('tooManyFiles', tooManyFiles)
    return drop(part)
  }
  if (known(tooLargeTogether)) return drop(part)

  const staged = await store.stage(part.file)
  let taken = false
  try {
    const kind = part.file.truncated ? undefined : await fileKind(staged.path, staged.bytes)
    const together = reading.files.reduce((sum, it) => sum + it.staged.bytes, staged.bytes)
    if (staged.bytes === 0) {
      // Browsers post an input without a chosen file as one without name and content.
      if (part.filename) fault('invalid', emptyFile(name))
    } else if (part.file.truncated) fault('tooLarge', tooLarge(name))
    else if (together > maxTotalBytes) fault('tooLarge', tooLargeTogether)
    else if (kind === undefined || !nameSuits(part.filename, kind)) fault('wrongType', wrongType(name))
    else {
      const verdict = await scan(staged.path)
      if (verdict === 'infected')
        fault('invalid', `${name} did not pass our virus scan. Remove it and send again.`)
      else {
        reading.files.push({ name, staged, type: kind, scan: verdict })
        taken = true
      }
    }
  } finally {
    if (!taken) await store.discard(staged)
  }
}

async function drop(part: MultipartFile) {
  for await (const _ of part.file);
}
