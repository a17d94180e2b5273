import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { NewSubmission } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { makeReference } from '../submissions/reference.ts'

/** A real picture. */
export const aPng = () => readFileSync('testing/two-by-two.png')

/** A file of so many bytes that begins and ends like a PDF. */
export function aPdf(bytes = 100): Buffer {
  const end = '\nstartxref\n9\n%%EOF\n'
  const file = Buffer.alloc(bytes, 'x')
  file.write('%PDF-1.7\n%')
  file.write(end, bytes - end.length)
  return file
}

export function fileNamed(name: string, content: Buffer, type = 'application/octet-stream'): File {
  return new File([new Uint8Array(content)], name, { type })
}

type Values = Record<string, unknown>
type Texts = Record<string, string>
type Origin = string | undefined

const ada = { fullname: 'Ada Nowak', email: 'ada@example.com' }

/** The payloads of docs/specification.md, "Sending a form". */
export function aPressInquiry(changes: Values = {}) {
  return {
    formId: 'press-contact-form',
    ...ada,
    mediaLinks: 'https://example.com/ada',
    message: 'May I have pictures?',
    ...changes,
  }
}

export function aPrototype(changes: Texts = {}, files: readonly File[] = []) {
  const form = new FormData()
  const fields = { formId: 'games-prototypes-form', ...ada, message: 'Here is my game.', ...changes }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachments', file)
  return form
}

/** Sends an inquiry as a page's script does; `search` is added to the URL. */
export function sendInquiry(origin: Origin, changes: Values = {}, headers: Texts = {}, search = '') {
  const body = JSON.stringify(aPressInquiry(changes))
  const all = { 'Content-Type': 'application/json', Accept: 'application/json', ...headers }
  return fetch(`${origin}/submit-form${search}`, { method: 'POST', headers: all, body })
}

/** Sends a prototype as a page's script does. */
export function sendPrototype(origin: Origin, changes: Texts = {}, files: File[] = [], headers: Texts = {}) {
  const body = aPrototype(changes, files)
  const all = { Accept: 'application/json', ...headers }
  return fetch(`${origin}/games-prototypes`, { method: 'POST', headers: all, body, redirect: 'manual' })
}

/** Sends an inquiry, with the consent, as a browser without JavaScript does. */
export function sendWithoutScript(origin: Origin, changes: Texts = {}, headers: Texts = {}) {
  const body = new URLSearchParams({ ...aPressInquiry(), gdpr: 'on', ...changes })
  const all = { Accept: 'text/html,application/xhtml+xml', ...headers }
  return fetch(`${origin}/submit-form`, { method: 'POST', headers: all, body, redirect: 'manual' })
}

/** A submission for tests; every call makes another one. */
export function aSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  const message = `Hello ${randomUUID()}`
  return {
    reference: makeReference(),
    formId: 'press-contact-form',
    submissionKey: null,
    state: 'pending',
    receivedAt: 1_000_000,
    fields: { fullname: 'Ada Nowak', email: 'Ada@example.com', mediaLinks: 'https://example.com', message },
    consents: [{ field: 'gdpr', text: 'I accept', at: 1_000_000, givenBy: 'box' }],
    attachments: [],
    ...changes,
  }
}

/** An unattached file in the store. */
export function aStoredFile(store: Store, name: string, text: string, now = Date.now()) {
  return store.attachments.add({ name, type: 'application/pdf' }, Readable.from([Buffer.from(text)]), now)
}
