import type { FormDefinition } from '../../forms/form.ts'
import type { FormOutcome, RefusedJson, SentJson } from '../../forms/protocol.ts'

/** After this time without a single byte sent the connection counts as lost. */
const silenceTimeoutMs = 60_000

export const unreachable =
  'We could not reach our server, so we do not know whether your message arrived. Check your connection and press Send again: we keep only one copy.'

/** No browser can read a file that was changed after it was chosen, and none says that this was the reason. */
export const unreachableWithFiles = `${unreachable} If you have changed a file since you chose it, remove it and choose it again.`

export const refusedWithoutWords = 'The form could not be sent. Please try again in a few minutes.'

type Progress = (uploadedShare: number) => void

/**
 * Sends a form (docs/specification.md, "Sending a form") until `signal` cancels; `onProgress` hears how much has left the
 * device, from 0 to 1. Never throws; sending the same form again is safe, because its key makes the service answer a
 * repeat like the first.
 */
export async function submitForm(
  form: FormDefinition,
  formData: FormData,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<FormOutcome> {
  const request = await post(form, formData, signal, onProgress)
  const isOk = request.status >= 200 && request.status < 300
  // A page in place of the service's answer: the login of a hotel's network says 200, too.
  const isForeign = /html/i.test(request.getResponseHeader('Content-Type') ?? '')
  if (request.status === 0 || (isOk && isForeign)) return refused(form.hasFiles ? unreachableWithFiles : unreachable)
  // HTTP/2 has no status text.
  const text = isForeign ? '' : request.responseText.trim() || request.statusText
  const { reference, message = text, fields = [] } = jsonIn(request)
  if (isOk) return { kind: 'sent', reference }
  return fields.length > 0 ? { kind: 'refused', errors: fields } : refused(message || refusedWithoutWords)
}

function refused(message: string): FormOutcome {
  return { kind: 'refused', errors: [{ message }] }
}

/** Resolves in any case; status 0 means no answer at all. */
function post(form: FormDefinition, formData: FormData, signal: AbortSignal, onProgress: Progress) {
  // The specified payload has no consent in it.
  const consents = form.fields.filter(({ type }) => type === 'consent').map(({ name }) => name)
  const body = new FormData()
  for (const [name, value] of formData) if (!consents.includes(name)) body.append(name, value)
  return new Promise<XMLHttpRequest>((resolve) => {
    // Not fetch: it cannot tell how much of an upload has left.
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watch = setTimeout(abort, silenceTimeoutMs)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(watch)
      watch = setTimeout(abort, silenceTimeoutMs)
      onProgress(loaded / total)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      resolve(request)
    })
    signal.addEventListener('abort', abort)
    request.open('POST', form.endpoint)
    request.setRequestHeader('Accept', 'application/json')
    if (form.hasFiles) return request.send(body)
    request.setRequestHeader('Content-Type', 'application/json')
    request.send(JSON.stringify(Object.fromEntries(body)))
  })
}

/** What the service says in JSON; nothing where something else has answered in its place. */
function jsonIn({ responseText }: XMLHttpRequest): Partial<SentJson & RefusedJson> {
  try {
    return { ...JSON.parse(responseText) }
  } catch {
    return {}
  }
}
