import { expect, onTestFinished, test, vi } from 'vitest'
import { digitalGames } from '../../forms/digital-games.ts'
import type { FormDefinition } from '../../forms/form.ts'
import { gamesPrototypes } from '../../forms/games-prototypes.ts'
import {
  type FilledForm,
  type Progress,
  refusedWithoutWords,
  submitForm,
  unreachable,
} from './submit-form.ts'

type Answer = { status: number; statusText?: string; text?: string; headers?: Record<string, string> }

/** Stands in for the browser's class: answers the sendings in turn, and keeps what was sent. */
function aBrowser(answers: (Answer | 'no answer' | 'silence')[]) {
  const sent: { url: string; headers: Record<string, string>; body: unknown; upload: EventTarget }[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    statusText = ''
    responseText = ''
    #url = ''
    #headers: Record<string, string> = {}
    #answer: Answer = { status: 0 }
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getResponseHeader(name: string) {
      return this.#answer.headers?.[name] ?? null
    }
    abort() {
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: unknown) {
      sent.push({ url: this.#url, headers: this.#headers, body, upload: this.upload })
      const answer = answers.shift() ?? 'no answer'
      if (answer === 'silence') return
      queueMicrotask(() => {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }))
        if (answer !== 'no answer') {
          this.#answer = answer
          this.status = answer.status
          this.statusText = answer.statusText ?? ''
          this.responseText = answer.text ?? ''
        }
        this.dispatchEvent(new Event('loadend'))
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return sent
}

function aFilledForm(changes: Partial<FilledForm> = {}): FilledForm {
  return {
    values: {
      fullname: 'Ada',
      email: 'ada@example.com',
      game: 'Nemesis',
      socialLinks: 'x',
      message: 'Hi',
      gdpr: 'on',
    },
    files: [],
    submissionKey: 'k'.repeat(32),
    startedAt: 1_700_000_000_000,
    honeypot: '',
    ...changes,
  }
}

function submit(
  answers: (Answer | 'no answer' | 'silence')[],
  { form = digitalGames, filled = aFilledForm() }: { form?: FormDefinition; filled?: FilledForm } = {},
) {
  const sent = aBrowser(answers)
  const cancel = new AbortController()
  const progress: Progress[] = []
  const onProgress = (it: Progress) => progress.push(it)
  const outcome = submitForm(form, filled, { signal: cancel.signal, onProgress })
  return { sent, cancel, progress, outcome }
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const page = { 'Content-Type': 'text/html' }

test.each([
  [
    '2xx with a reference',
    [{ status: 200, text: '{"reference":"AR-2345-6789","message":"Thanks"}', headers: json }],
    { kind: 'sent', reference: 'AR-2345-6789' },
  ],
  ['2xx with nothing', [{ status: 200 }], { kind: 'sent', reference: undefined }],
  [
    '2xx with anything else',
    [{ status: 201, text: '{"reference":"<b>"}', headers: json }],
    { kind: 'sent', reference: undefined },
  ],
  [
    'a message in JSON with fields',
    [{ status: 422, text: '{"message":"Mend this.","fields":[{"field":"email","message":"Mend it."},7]}' }],
    { kind: 'refused', message: 'Mend this.', problems: [{ field: 'email', message: 'Mend it.' }] },
  ],
  [
    'plain text',
    [{ status: 429, statusText: 'Too Many Requests', text: ' Wait a minute. ' }],
    { kind: 'refused', message: 'Wait a minute.', problems: [] },
  ],
  [
    "an error's text in JSON",
    [{ status: 429, text: '{"statusCode":429,"error":"Too many messages. Wait a minute."}', headers: json }],
    { kind: 'refused', message: 'Too many messages. Wait a minute.', problems: [] },
  ],
  [
    'a message within the error',
    [{ status: 400, text: '{"error":{"code":7,"message":"Shorten it."}}', headers: json }],
    { kind: 'refused', message: 'Shorten it.', problems: [] },
  ],
  [
    'a text in JSON',
    [{ status: 400, text: '"Shorten it."', headers: json }],
    { kind: 'refused', message: 'Shorten it.', problems: [] },
  ],
  [
    'other JSON',
    [{ status: 400, statusText: 'Bad Request', text: '{"code":7}', headers: json }],
    { kind: 'refused', message: refusedWithoutWords, problems: [] },
  ],
  [
    "a proxy's page",
    [{ status: 502, statusText: 'Bad Gateway', text: '<h1>nginx</h1>', headers: page }],
    { kind: 'refused', message: refusedWithoutWords, problems: [] },
  ],
  [
    'nothing but a status',
    [{ status: 503, statusText: 'Service Unavailable' }],
    { kind: 'refused', message: 'Service Unavailable', problems: [] },
  ],
  [
    'not even a status text',
    [{ status: 500 }],
    { kind: 'refused', message: refusedWithoutWords, problems: [] },
  ],
  ['no answer', ['no answer' as const], { kind: 'refused', message: unreachable, problems: [] }],
])('%s', async (_case, answers, expected) => {
  const { outcome } = submit(answers)
  expect(await outcome).toEqual(expected)
})

test('cancelling ends the request', async () => {
  const { outcome, cancel } = submit(['silence'])
  cancel.abort()
  expect(await outcome).toEqual({ kind: 'cancelled', mayHaveArrived: false })
})

test('cancelling what has left the device says that it may have arrived', async () => {
  const { outcome, cancel, sent } = submit(['silence'])
  sent[0]?.upload.dispatchEvent(new Event('load'))
  cancel.abort()
  expect(await outcome).toEqual({ kind: 'cancelled', mayHaveArrived: true })
})

test('without an answer a file that cannot be read any more is named in place of the network', async () => {
  const gone = new File(['x'], 'rules.pdf')
  vi.spyOn(gone, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new Error('NotReadable')),
  } as never)
  const filled = aFilledForm({ files: [new File(['x'], 'box.png'), gone] })
  const { outcome } = submit(['no answer'], { form: gamesPrototypes, filled })
  const message = 'rules.pdf has changed since you chose it. Remove it and choose it again.'
  expect(await outcome).toEqual({
    kind: 'refused',
    message,
    problems: [{ field: 'attachments', message }],
  })
})

test('a minute without a byte ends the request', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { outcome } = submit(['silence'])
  vi.advanceTimersByTime(60_000)
  expect(await outcome).toMatchObject({ kind: 'refused', message: unreachable })
})

test('the digital games form is sent as JSON with the fields of the specification and no consent', async () => {
  const { outcome, sent, progress } = submit([{ status: 200 }])
  await outcome
  expect(sent[0]?.url).toBe('/submit-form')
  expect(sent[0]?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' })
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    formId: 'digital-games-form',
    fullname: 'Ada',
    email: 'ada@example.com',
    game: 'Nemesis',
    socialLinks: 'x',
    message: 'Hi',
    submissionKey: 'k'.repeat(32),
    startedAt: '1700000000000',
  })
  expect(progress).toEqual([{ sent: 5, total: 10 }])
})

test('the prototype form is sent as multipart, texts before files', async () => {
  const files = [new File(['1'], 'a.pdf'), new File(['2'], 'b ü.png')]
  const filled = aFilledForm({ files, honeypot: 'https://spam.example' })
  const { outcome, sent } = submit([{ status: 200 }], { form: gamesPrototypes, filled })
  await outcome
  const body = sent[0]?.body
  if (!(body instanceof FormData)) throw new Error('The body is no form data')
  expect(sent[0]?.url).toBe('/games-prototypes')
  expect([...body.keys()]).toEqual([
    'formId',
    'fullname',
    'email',
    'message',
    'submissionKey',
    'startedAt',
    'website',
    'attachments',
    'attachments',
  ])
  expect(body.getAll('attachments')).toMatchObject([{ name: 'a.pdf' }, { name: 'b ü.png' }])
})
