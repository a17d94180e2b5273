import type { FormDefinition, Problem } from '../../forms/form.ts'
import { referencePattern, technicalFields } from '../../forms/protocol.ts'
import type { Draft } from './form-draft.ts'

/** A form as the visitor filled it in, with the fields nobody fills in. */
export type FilledForm = Omit<Draft, 'files'> & { files: readonly File[]; honeypot: string }

/** In bytes, of the whole request. */
export type Progress = { sent: number; total: number }

export type Outcome =
  | { kind: 'sent'; reference: string | undefined }
  | { kind: 'refused'; message: string; problems: Problem[] }
  /** Everything had left the device: it may have arrived. */
  | { kind: 'cancelled'; mayHaveArrived: boolean }

type Sending = {
  /** Cancels when it aborts. */
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Status 0 stands for no answer at all, as in XMLHttpRequest itself. */
type Answer = { status: number; statusText: string; text: string; isPage: boolean; hasLeft: boolean }

/** Longer without a single byte moving means the connection is gone; in ms. */
const silence = 60_000

export const unreachable =
  'We could not reach our server, so we do not know whether your message arrived. Check your connection and press Send again: we keep only one copy.'

export const refusedWithoutWords = 'The form could not be sent. Please try again in a few minutes.'

/**
 * Sends a form (docs/specification.md, "Sending a form"). Never throws; sending the same form again is safe, because
 * its key makes the service answer a repeat like the first.
 *
 * | answer                                  | outcome                                       |
 * |-----------------------------------------|-----------------------------------------------|
 * | 2xx with a reference                    | sent, with it                                 |
 * | 2xx with anything else, or nothing      | sent                                          |
 * | another status, a message in JSON       | refused with it, and the fields it names      |
 * | another status, an error's text in JSON | refused with the text                         |
 * | another status, plain text              | refused with the text                         |
 * | another status, nothing                 | refused with the status text                  |
 * | another status, a page or other JSON    | refused with a sentence of ours               |
 * | another status without any text         | refused with a sentence of ours               |
 * | none, and a file cannot be read         | refused with that file                        |
 * | none, or a minute of silence            | refused: unreachable                          |
 * | cancelled by the visitor                | cancelled                                     |
 */
export async function submitForm(
  form: FormDefinition,
  filled: FilledForm,
  sending: Sending,
): Promise<Outcome> {
  const answer = await post(form, filled, sending)
  if (sending.signal.aborted) return { kind: 'cancelled', mayHaveArrived: answer.hasLeft }
  if (answer.status === 0) {
    const problems = await changedFiles(form, filled.files)
    return { kind: 'refused', message: problems[0]?.message ?? unreachable, problems }
  }
  if (answer.status < 200 || answer.status >= 300) return { kind: 'refused', ...refusalIn(answer) }
  const reference = property(parseJson(answer), 'reference')
  const isReference = typeof reference === 'string' && referencePattern.test(reference)
  return { kind: 'sent', reference: isReference ? reference : undefined }
}

export function isMultipart(form: FormDefinition): boolean {
  return form.fields.some((it) => it.type === 'files')
}

function post(form: FormDefinition, filled: FilledForm, { signal, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    // Not fetch: it cannot tell how much of an upload has left.
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watch = setTimeout(abort, silence)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(watch)
      watch = setTimeout(abort, silence)
      onProgress({ sent: loaded, total })
    })
    let hasLeft = false
    request.upload.addEventListener('load', () => {
      hasLeft = true
    })
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      signal.removeEventListener('abort', abort)
      const { status, statusText, responseText: text } = request
      const isPage = /html/i.test(request.getResponseHeader('Content-Type') ?? '')
      resolve({ status, statusText, text, isPage, hasLeft })
    })
    signal.addEventListener('abort', abort)
    request.open('POST', form.endpoint)
    request.setRequestHeader('Accept', 'application/json')
    const fields = fieldsToSend(form, filled)
    if (isMultipart(form)) {
      request.send(multipartBody(form, fields, filled.files))
    } else {
      request.setRequestHeader('Content-Type', 'application/json')
      request.send(JSON.stringify(Object.fromEntries(fields)))
    }
    if (signal.aborted) abort()
  })
}

/** The specified payload, which has no consent in it, followed by what only this service knows. */
function fieldsToSend(form: FormDefinition, filled: FilledForm): [string, string][] {
  const typed = form.fields.filter((it) => it.type !== 'files' && it.type !== 'consent')
  const { submissionKey, startedAt, honeypot } = technicalFields
  const fields: [string, string][] = [
    ['formId', form.formId],
    ...typed.map(({ name }): [string, string] => [name, filled.values[name] ?? '']),
    [submissionKey, filled.submissionKey],
    [startedAt, String(filled.startedAt)],
  ]
  if (filled.honeypot) fields.push([honeypot, filled.honeypot])
  return fields
}

/** Texts before files, so that the service can refuse a text before it takes in the files. */
function multipartBody(form: FormDefinition, fields: [string, string][], files: readonly File[]) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (const { name, type } of form.fields) {
    if (type === 'files') for (const file of files) body.append(name, file, file.name)
  }
  return body
}

/** Files that were saved anew, moved or removed since they were chosen: no browser reads them, and none says so. */
async function changedFiles(form: FormDefinition, files: readonly File[]): Promise<Problem[]> {
  const field = form.fields.find((it) => it.type === 'files')?.name ?? ''
  const problems: Problem[] = []
  for (const file of files) {
    const message = `${file.name} has changed since you chose it. Remove it and choose it again.`
    const firstByte = file.slice(0, 1).arrayBuffer()
    await firstByte.catch(() => problems.push({ field, message }))
  }
  return problems
}

function refusalIn(answer: Answer): { message: string; problems: Problem[] } {
  const json = parseJson(answer)
  const message = errorText(json)
  if (message) {
    const fields = property(json, 'fields')
    return { message, problems: Array.isArray(fields) ? fields.filter(isProblem) : [] }
  }
  // A proxy's page or data of another program help nobody. HTTP/2 has no status text.
  const text = answer.isPage || json !== undefined ? '' : answer.text.trim() || answer.statusText
  return { message: text || refusedWithoutWords, problems: [] }
}

/** The text of an error as services write it: `{ "message": … }`, `{ "error": … }`, `{ "error": { "message": … } }` or a text alone. */
function errorText(json: unknown): string {
  if (typeof json === 'string') return json.trim()
  const texts = [
    property(json, 'message'),
    property(json, 'error'),
    property(property(json, 'error'), 'message'),
  ]
  return (
    texts
      .find((it) => typeof it === 'string' && it.trim() !== '')
      ?.toString()
      .trim() ?? ''
  )
}

function parseJson({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function property(found: unknown, name: string): unknown {
  return typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
}

function isProblem(found: unknown): found is Problem {
  return typeof property(found, 'field') === 'string' && typeof property(found, 'message') === 'string'
}
