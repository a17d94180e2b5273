import { extname } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { fileTypeFromBuffer } from 'file-type'
import {
  type AttachmentType,
  attachmentTypes,
  emptyFile,
  hasEnding,
  tooLarge,
  unsuitableName,
  wrongType,
} from '../../forms/attachments.ts'
import { tidyName } from '../../forms/characters.ts'
import { type Attachment, NoRoomError } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { RefusalReason } from './answer.ts'

/** The result of one file of a form. Empty: no file was chosen. */
type ReceivedFile = {
  /** The stored file. With an `error`, only the beginning of it was stored. */
  file?: Attachment
  /** Why the file is not accepted. */
  error?: string
  /** Why nothing of the form may be stored. */
  refusal?: RefusalReason
}

/**
 * Reads one file to its end and, if it is accepted, stores it while it arrives. Rejects when the connection or the store
 * fails. `takeSlot`: returns false when the sender may not upload now.
 */
export async function receiveFile(
  part: MultipartFile,
  attachmentStore: Store['attachments'],
  takeSlot: () => boolean,
  now: number,
): Promise<ReceivedFile> {
  const name = readableName(part.filename ?? '')
  const content = part.file[Symbol.asyncIterator]()
  const start = await firstBytes(content)
  // If no file is chosen, browsers post one without name and content.
  if (start.length === 0) return part.filename ? { error: emptyFile(name) } : {}
  // Only now: a sender who announces a file and sends nothing of it must not take the slot of others.
  if (!takeSlot()) {
    await skipRest(content)
    return { refusal: 'busy' }
  }
  const type = await attachmentType(start)
  if (type === undefined || !hasEnding(name, attachmentTypes[type])) {
    await skipRest(content)
    if (part.file.truncated) return { error: tooLarge(name) }
    return { error: type === undefined ? wrongType(name) : unsuitableName(name, type) }
  }
  try {
    const file = await attachmentStore.add({ name, type }, joined(start, content), now)
    return part.file.truncated ? { file, error: tooLarge(name) } : { file }
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error
    await skipRest(content)
    return { refusal: 'noRoom' }
  }
}

/** Reads the rest of a file without storing it. */
export async function skipRest(content: AsyncIterable<unknown>): Promise<void> {
  for await (const _chunk of content);
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

/** The type of a file by its first bytes, or undefined when it is none of the four we accept. */
export async function attachmentType(start: Uint8Array): Promise<AttachmentType | undefined> {
  const mime = (await fileTypeFromBuffer(start))?.mime
  // An animated PNG is a PNG.
  const type = mime === 'image/apng' ? 'image/png' : mime
  return Object.keys(attachmentTypes).find((known): known is AttachmentType => known === type)
}

/** File systems take 255, and an export puts a number before the name. */
const maxNameBytes = 200

/** A visitor's file name for people to read: without hidden characters, and not too long. */
export function readableName(given: string): string {
  const tidy = tidyName(given)
  if (tidy === '') return 'unnamed'
  const ending = extname(tidy).slice(0, 12)
  if (Buffer.byteLength(tidy) <= maxNameBytes) return tidy
  const start = Buffer.from(tidy).subarray(0, maxNameBytes - Buffer.byteLength(ending))
  // With `stream`, half a character at the end is left out.
  return new TextDecoder().decode(start, { stream: true }) + ending
}
