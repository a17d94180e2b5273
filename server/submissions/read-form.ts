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
import { type FormValues, type Problem, ticked } from '../../forms/form.ts'
import { attachments as attachmentsField } from '../../forms/form-register.ts'
import type { Upload } from '../http/limits.ts'
import { type Attachment, NoRoomError } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { attachmentKind, kindBytes, nameSuits, readableName } from './attachment-kind.ts'
import type { FaultKind, Refusal } from './outcome.ts'

/** A form as it arrived, whatever kind of body carried it. Its files are stored already, as nobody's. */
export type Received = {
  values: FormValues
  files: readonly Attachment[]
  fileProblems: readonly (Problem & { kind: FaultKind })[]
  /** Why its files were not taken, and so nothing is stored. */
  refusal?: Refusal | undefined
  /** False for payloads of the specification, which carry no consent: there the page itself has checked the boxes. */
  carriesConsent: boolean
}

/** From a JSON body: text as it is, a ticked box as `on`, anything else as if it were not there. */
export function receivedFromJson(body: unknown): Received | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const values = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)]))
  const carriesConsent = 'gdpr' in values || 'terms' in values
  return { values, files: [], fileProblems: [], carriesConsent }
}

function textOf(value: unknown) {
  if (value === true) return ticked
  // A number is what a script may send for startedAt.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** From a form posted without JavaScript. A field sent twice counts once, as it came first. */
export function receivedFromForm(body: URLSearchParams): Received {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of body) values[name] ??= value
  return { values, files: [], fileProblems: [], carriesConsent: true }
}

/** Whether this is multipart with a boundary that the parser can use (RFC 2046 §5.1.1). */
export function hasBoundary({ headers }: FastifyRequest): boolean {
  const [, boundary = ''] = /;\s*boundary=("[^"]*"|[^;\s]*)/i.exec(headers['content-type'] ?? '') ?? []
  return /^"?[^"]{1,70}"?$/.test(boundary)
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

type Reading = {
  store: Store
  upload: Upload
  now: number
  files: Attachment[]
  fileProblems: Array<Problem & { kind: FaultKind }>
  refusal: Refusal | undefined
}

/**
 * Reads a form with files as it streams in; each file goes into the database at once. A form whose files cannot be
 * taken is read to its end all the same: a browser listens to our answer only when it has sent everything. Rejects,
 * leaving none of its files, when the body is damaged, cut off or beyond all bounds.
 */
export async function readMultipart(
  request: FastifyRequest,
  parts: Pick<Reading, 'store' | 'upload' | 'now'>,
): Promise<Received> {
  const values: Record<string, string> = Object.create(null)
  const reading: Reading = { ...parts, files: [], fileProblems: [], refusal: undefined }
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      // Its type does not say so, but a part may come without a name.
      if (!part.fieldname) reading.refusal = 'malformed'
      if (part.type === 'file') await readFile(part, reading)
      else if (typeof part.value === 'string') values[part.fieldname] ??= part.value
    }
  } catch (error) {
    await discardFiles(reading.files, parts.store, request)
    throw error
  }
  // A page without JavaScript says that it wants a page back, and has not checked its boxes.
  const carriesConsent =
    'gdpr' in values || 'terms' in values || (request.headers.accept ?? '').includes('text/html')
  const { files, fileProblems, refusal } = reading
  return { values, files, fileProblems, refusal, carriesConsent }
}

/** Never rejects, for what became of the form is decided; files it cannot remove are removed within two hours. */
export async function discardFiles(
  files: readonly { id: string }[],
  store: Store,
  { log }: Pick<FastifyRequest, 'log'>,
) {
  await store
    .discardAttachments(files.map((it) => it.id))
    .catch((error: unknown) => log.warn({ err: error }, 'files nobody needs are left for the hourly removal'))
}

async function readFile(part: MultipartFile, reading: Reading) {
  const { store, upload, now, files, fileProblems } = reading
  if (reading.refusal) return drop(part.file)
  const name = readableName(part.filename ?? '')
  const fault = (kind: FaultKind, message: string) =>
    fileProblems.push({ field: attachmentsField.name, message, kind })
  const known = (message: string) => fileProblems.some((it) => it.message === message)
  if (files.length >= maxFiles) {
    if (!known(tooManyFiles)) fault('tooManyFiles', tooManyFiles)
    return drop(part.file)
  }
  if (known(tooLargeTogether)) return drop(part.file)

  // Only now: who announces a file and sends none of it must not keep a place from others.
  const content = part.file[Symbol.asyncIterator]()
  const start = await firstBytes(content)
  if (start.length === 0) {
    // Browsers post an input without a chosen file as one without name and content.
    if (part.filename) fault('invalid', emptyFile(name))
    return
  }
  reading.refusal = upload.enter()
  if (reading.refusal) return drop(content)
  const kind = await attachmentKind(start)
  if (kind === undefined || !nameSuits(part.filename, kind)) {
    upload.count(start.length)
    await drop(content, upload)
    if (part.file.truncated) fault('tooLarge', tooLarge(name))
    else fault('wrongType', kind === undefined ? wrongType(name) : unsuitableName(name, kind))
    return
  }
  try {
    const staged = await store.stageAttachment(counted(start, content, upload), now)
    files.push({ ...staged, name, type: kind, verdict: 'unscanned' })
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error
    reading.refusal = 'noRoom'
    return drop(content)
  }
  if (part.file.truncated) fault('tooLarge', tooLarge(name))
  else if (files.reduce((sum, it) => sum + it.bytes, 0) > maxTotalBytes) fault('tooLarge', tooLargeTogether)
}

async function firstBytes(content: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0)
  while (start.length < kindBytes) {
    const next = await content.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  return start
}

async function* counted(start: Buffer, rest: AsyncIterable<Buffer>, upload: Upload) {
  upload.count(start.length)
  yield start
  for await (const chunk of rest) {
    upload.count(chunk.length)
    yield chunk
  }
}

async function drop(content: AsyncIterable<Uint8Array>, upload?: Upload) {
  for await (const chunk of content) upload?.count(chunk.length)
}
