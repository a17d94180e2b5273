import { extname } from 'node:path'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import {
  type AttachmentType,
  attachmentTypes,
  emptyFile,
  hasEnding,
  maxFileBytes,
  maxFiles,
  maxTotalBytes,
  tooLarge,
  tooLargeTogether,
  tooManyFiles,
  unsuitableName,
  wrongType,
} from '../../forms/attachments.ts'
import { tidyName } from '../../forms/characters.ts'
import { type FormValues, ticked } from '../../forms/form.ts'
import { attachmentsField } from '../../forms/form-register.ts'
import { type FieldError, technicalFields } from '../../forms/protocol.ts'
import { maxTextBytes } from '../http/body-limits.ts'
import { NoRoomError } from '../store/engines.ts'
import type { Attachment } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { RequestRefusal } from './outcome.ts'
import type { VisitorQuota } from './visitor-limits.ts'

/** A form as it arrived, whatever kind of body carried it. Its files are stored already, unattached. */
export type ReceivedForm = {
  values: FormValues
  files: readonly Attachment[]
  fileErrors: readonly FieldError[]
  /** A script has sent it, not a browser without script. */
  byScript: boolean
  /** Why nothing of the form may be stored. */
  refusal?: RequestRefusal | undefined
}

/** Lets the routes of this scope take what browsers post: forms with files, and without. */
export async function registerParsers(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  )
  await app.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits })
}

/** Honest mistakes stay below these limits and get their own message; above them the parser stops. */
const multipartLimits = {
  fileSize: maxFileBytes,
  files: 50,
  fields: 30,
  parts: 80,
  fieldSize: maxTextBytes,
  headerPairs: 20,
}

/**
 * Reads a body without files. If a posted field is there twice, the first one counts. In JSON a text is taken as it is and
 * `true` as a ticked box; any other value is left out.
 */
export function readBody(body: unknown): ReceivedForm {
  const isPosted = body instanceof URLSearchParams
  const none = { files: [], fileErrors: [], byScript: !isPosted }
  if (isPosted) return { values: Object.fromEntries([...body].toReversed()), ...none }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { values: {}, refusal: 'malformed', ...none }
  const texts = Object.entries(body).map(([name, value]) => [name, textOf(value)])
  return { values: Object.fromEntries(texts), ...none }
}

function textOf(value: unknown) {
  if (value === true) return ticked
  return typeof value === 'string' ? value : undefined
}

type Upload = { store: Store; quota: VisitorQuota; now: number }

/**
 * Reads a form with files while it arrives, and returns what `take` makes of it. Each file goes into the database at once;
 * those that no submission has taken are removed at the end. A form whose files cannot be taken is still read to its end,
 * because a browser reads our answer only after it has sent everything. Rejects when the body is damaged, cut off or over
 * the limits.
 */
export async function readMultipart<Result>(
  request: FastifyRequest,
  upload: Upload,
  take: (received: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const values: Record<string, string> = Object.create(null)
  const reading: Reading = { ...upload, files: [], errors: new Set() }
  const { store, quota } = upload
  const { files, errors } = reading
  try {
    for await (const part of request.parts()) {
      // Its type says that there is always a name, but a part may come without one.
      if (!part.fieldname) reading.refusal = 'malformed'
      if (part.type === 'file') await readFile(part, reading).finally(() => quota.countBytes(part.file.bytesRead))
      else if (typeof part.value === 'string') values[part.fieldname] ??= part.value
    }
    if (reading.overLimit) errors.add(reading.overLimit)
    const fileErrors = [...errors].map((message) => ({ field: attachmentsField.name, message }))
    // Scripts send the same kind of body as a browser without script. But such a browser asks for a page, or sends the empty
    // key of the built page.
    const acceptsPage = request.headers.accept?.includes('text/html') ?? false
    const byScript = !acceptsPage && values[technicalFields.submissionKey] !== ''
    return await take({ values, files, fileErrors, byScript, refusal: reading.refusal })
  } finally {
    reading.endUpload?.()
    await store.attachments
      .removeUnattached(files.map(({ id }) => id))
      .catch((error: unknown) => request.log.warn({ err: error }, 'files are left for the daily removal'))
  }
}

type Reading = Upload & {
  files: Attachment[]
  /** Each is said once: files may have the same name. */
  errors: Set<string>
  /** Set once all files together are too many or too large; then no further file is stored. */
  overLimit?: string
  refusal?: RequestRefusal
  /** Set once the form counts as an upload. */
  endUpload?: () => void
}

async function readFile(part: MultipartFile, reading: Reading) {
  const { files, errors } = reading
  if (files.length >= maxFiles) reading.overLimit = tooManyFiles
  if (reading.refusal || reading.overLimit) return drop(part.file)

  const name = readableName(part.filename ?? '')
  const content = part.file[Symbol.asyncIterator]()
  const start = await firstBytes(content)
  if (start.length === 0) {
    // If no file is chosen, browsers post one without name and content.
    if (part.filename) errors.add(emptyFile(name))
    return
  }
  // Only now: a sender who announces a file and sends nothing of it must not take the place of others.
  reading.endUpload ??= reading.quota.startUpload()
  if (!reading.endUpload) {
    reading.refusal = 'busy'
    return drop(content)
  }
  const type = await attachmentType(start)
  if (type === undefined || !hasEnding(name, attachmentTypes[type])) {
    await drop(content)
    if (part.file.truncated) errors.add(tooLarge(name))
    else errors.add(type === undefined ? wrongType(name) : unsuitableName(name, type))
    return
  }
  try {
    files.push(await reading.store.attachments.storeFile({ name, type }, joined(start, content), reading.now))
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error
    reading.refusal = 'noRoom'
    return drop(content)
  }
  if (part.file.truncated) errors.add(tooLarge(name))
  else if (files.reduce((sum, file) => sum + file.bytes, 0) > maxTotalBytes) reading.overLimit = tooLargeTogether
}

/** So many bytes at the start of a file are enough to know its type. */
export const signatureBytes = 4100

async function firstBytes(content: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0)
  while (start.length < signatureBytes) {
    const next = await content.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  return start
}

async function* joined(start: Buffer, rest: AsyncIterable<Buffer>) {
  yield start
  yield* rest
}

async function drop(content: AsyncIterable<unknown>) {
  for await (const _chunk of content);
}

/** The type of a file by its first bytes, or undefined when it is none of the four we take. */
export async function attachmentType(start: Uint8Array): Promise<AttachmentType | undefined> {
  const mime = (await fileTypeFromBuffer(start))?.mime
  // An animated PNG is a PNG.
  const type = mime === 'image/apng' ? 'image/png' : mime
  return Object.keys(attachmentTypes).find((known): known is AttachmentType => known === type)
}

/** In bytes. File systems take 255, and an export puts a number before the name. */
const longestName = 200

/** A visitor's file name for people to read: without hidden characters, and not too long. */
export function readableName(given: string): string {
  const tidy = tidyName(given)
  if (tidy === '') return 'unnamed'
  const ending = extname(tidy).slice(0, 12)
  if (Buffer.byteLength(tidy) <= longestName) return tidy
  const start = Buffer.from(tidy).subarray(0, longestName - Buffer.byteLength(ending))
  // With `stream`, half a character at the end is left out.
  return new TextDecoder().decode(start, { stream: true }) + ending
}
