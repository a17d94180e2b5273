import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  errorsOfFiles,
  maxFileBytes,
  maxFiles,
  maxTotalBytes,
  tooLargeTogether,
  tooManyFiles,
} from '../../forms/attachments.ts'
import { type FormValues, ticked } from '../../forms/form.ts'
import { maxTextBytes } from '../../forms/forms.ts'
import type { FieldError } from '../../forms/protocol.ts'
import type { Attachment } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { RefusalReason } from './answer.ts'
import { receiveFile, skipRest } from './receive-file.ts'
import type { VisitorLimits } from './visitor-limits.ts'

/** A form as it arrived, whatever kind of body carried it. Its files are stored already, unattached. */
export type ReceivedForm = { values: FormValues; files: readonly Attachment[]; fileErrors: readonly FieldError[] }

/** Lets the routes of this scope read forms as browsers post them: with files, and without. */
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
 * Reads a body without files. If a posted field is there twice, the first one counts. In JSON, a text is kept as it is, and
 * `true` is a ticked box; any other value is left out. Throws like Fastify's parsers when the body has no fields.
 */
export function formFromBody(body: unknown): ReceivedForm {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw Object.assign(new Error('The body has no fields'), { statusCode: 400 })
  const posted = body instanceof URLSearchParams ? [...body].toReversed() : Object.entries(body)
  return { values: Object.fromEntries(posted.map(([name, value]) => [name, textOf(value)])), files: [], fileErrors: [] }
}

function textOf(value: unknown) {
  if (value === true) return ticked
  return typeof value === 'string' ? value : undefined
}

/**
 * Reads a form with files while it arrives, and returns the result of `onReceived`. Stores each file at once; at the end
 * removes those that are still unattached. Reads even a refused form to its end, because a browser reads our answer only
 * after it has sent everything. Rejects when the body is damaged, cut off or over the limits.
 */
export async function readMultipart<Result>(
  request: FastifyRequest,
  { attachmentStore, limits, now }: { attachmentStore: Store['attachments']; limits: VisitorLimits; now: number },
  onReceived: (received: ReceivedForm, refusal: RefusalReason | undefined) => Promise<Result>,
): Promise<Result> {
  const slot = limits.uploadSlot()
  const values: Record<string, string> = Object.create(null)
  const files: Attachment[] = []
  const errors: string[] = []
  let refusal: RefusalReason | undefined
  try {
    for await (const part of request.parts()) {
      // The type says `fieldname` is always set; in fact a part can arrive without one.
      if (!part.fieldname) refusal ??= 'malformed'
      if (part.type === 'field') {
        if (part.fieldname && typeof part.value === 'string') values[part.fieldname] ??= part.value
        continue
      }
      if (files.length >= maxFiles) errors.push(tooManyFiles)
      const isSkipped = refusal !== undefined || files.length >= maxFiles || bytesOf(files) > maxTotalBytes
      const countBytes = () => limits.countBytes(part.file.bytesRead)
      if (isSkipped) {
        await skipRest(part.file).finally(countBytes)
        continue
      }
      const received = await receiveFile(part, attachmentStore, slot.take, now).finally(countBytes)
      if (received.file) files.push(received.file)
      if (received.error) errors.push(received.error)
      refusal ??= received.refusal
    }
    if (bytesOf(files) > maxTotalBytes) errors.push(tooLargeTogether)
    return await onReceived({ values, files, fileErrors: errorsOfFiles(errors) }, refusal)
  } finally {
    slot.release()
    await attachmentStore
      .removeUnattached(files.map(({ id }) => id))
      .catch((error: unknown) => request.log.warn({ err: error }, 'files are left for the daily removal'))
  }
}

const bytesOf = (files: readonly Attachment[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
