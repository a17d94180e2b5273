import { expect, onTestFinished, test, vi } from 'vitest'
import type { FormDefinition } from '../../forms/form.ts'
import { digitalGames, gamesPrototypes } from '../../forms/forms.ts'
import { refusedWithoutWords, submitForm, unreachable, unreachableWithFiles } from './submit-form.client.ts'

type Answer = { status: number; statusText?: string; text?: string; type?: string }

/** Stands in for the browser's class: gives every sending this answer, and keeps what was sent. */
function aBrowser(answer: Answer | 'no answer' | 'silence') {
  const sent: { url: string; headers: Record<string, string>; body: unknown }[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    statusText = ''
    responseText = ''
    #url = ''
    #headers: Record<string, string> = {}
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getResponseHeader() {
      return (typeof answer === 'object' && answer.type) || null
    }
    abort() {
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: unknown) {
      sent.push({ url: this.#url, headers: this.#headers, body })
      if (answer === 'silence') return
      queueMicrotask(() => {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }))
        if (answer !== 'no answer') {
          const { status, statusText = '', text: responseText = '' } = answer
          Object.assign(this, { status, statusText, responseText })
        }
        this.dispatchEvent(new Event('loadend'))
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return sent
}

const common = { submissionKey: 'k'.repeat(32), website: '', fullname: 'Ada', email: 'ada@example.com', message: 'Hi' }
const onlyDigital = { game: 'Nemesis', socialLinks: 'x' }

/** What the browser reads from the form on the page. */
function aFilledForm(form: FormDefinition, files: readonly File[]) {
  const filled = new FormData()
  const texts = { formId: form.formId, ...common, ...(form === digitalGames && onlyDigital) }
  for (const [name, value] of Object.entries(texts)) filled.append(name, value)
  for (const file of files) filled.append('attachments', file)
  for (const { name } of form.fields.filter((field) => field.type === 'consent')) filled.append(name, 'on')
  return filled
}

function submit(answer: Parameters<typeof aBrowser>[0], form: FormDefinition = digitalGames, files: File[] = []) {
  const sent = aBrowser(answer)
  const cancel = new AbortController()
  const progress: number[] = []
  const onProgress = (share: number) => progress.push(share)
  const outcome = submitForm(form, aFilledForm(form, files), cancel.signal, onProgress)
  return { sent, cancel, progress, outcome }
}

const type = 'application/json; charset=utf-8'

test.each<[string, Answer, string | undefined]>([
  ['a reference', { status: 200, text: '{"reference":"AR-2345-6789"}', type }, 'AR-2345-6789'],
  ['nothing', { status: 200 }, undefined],
  ['anything else', { status: 201, text: 'OK' }, undefined],
])('is sent when the answer is 2xx with %s', async (_case, answer, reference) => {
  expect(await submit(answer).outcome).toEqual({ kind: 'sent', reference })
})

test.each<[string, Answer | 'no answer', string]>([
  ['plain text', { status: 429, statusText: 'Too Many', text: ' Wait a minute. ' }, 'Wait a minute.'],
  ['a message in JSON', { status: 429, text: '{"statusCode":429,"message":"Wait."}', type }, 'Wait.'],
  ['a proxy’s page', { status: 502, text: '<h1>nginx</h1>', type: 'text/html' }, refusedWithoutWords],
  ['nothing but a status', { status: 503, statusText: 'Service Unavailable' }, 'Service Unavailable'],
  ['not even a status text', { status: 500 }, refusedWithoutWords],
  ['no answer', 'no answer', unreachable],
  ['a login page of the network', { status: 200, text: '<h1>Log in</h1>', type: 'text/html' }, unreachable],
])('a refusal by %s is told in words', async (_case, answer, message) => {
  expect(await submit(answer).outcome).toEqual({ kind: 'refused', errors: [{ message }] })
})

test('a refusal may name fields', async () => {
  const text = '{"message":"Mend this.","fields":[{"field":"email","message":"Mend it."}]}'
  const errors = [{ field: 'email', message: 'Mend it.' }]
  expect(await submit({ status: 422, text }).outcome).toEqual({ kind: 'refused', errors })
})

test('without an answer a form with files says that a changed file may be why', async () => {
  const { outcome } = submit('no answer', gamesPrototypes)
  expect(await outcome).toMatchObject({ errors: [{ message: unreachableWithFiles }] })
})

test('a request is ended by the visitor, and by a minute without a byte', async () => {
  const { outcome, cancel } = submit('silence')
  cancel.abort()
  expect(await outcome).toMatchObject({ kind: 'refused' })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const waiting = submit('silence').outcome
  vi.advanceTimersByTime(60_000)
  expect(await waiting).toMatchObject({ errors: [{ message: unreachable }] })
})

test('the digital games form is sent as JSON with the fields of the specification and no consent', async () => {
  const { outcome, sent, progress } = submit({ status: 200 })
  await outcome
  expect(sent[0]?.url).toBe('/submit-form')
  expect(sent[0]?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' })
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ formId: 'digital-games-form', ...common, ...onlyDigital })
  expect(progress).toEqual([0.5])
})

test('the prototype form is sent as multipart, texts before files, without consents', async () => {
  const files = [new File(['1'], 'a.pdf'), new File(['2'], 'b ü.png')]
  const { outcome, sent } = submit({ status: 200 }, gamesPrototypes, files)
  await outcome
  const body = sent[0]?.body
  if (!(body instanceof FormData)) throw new Error('The body is no form data')
  expect(sent[0]?.url).toBe('/games-prototypes')
  const before = ['formId', 'submissionKey', 'website', 'fullname', 'email', 'message']
  expect([...body.keys()].slice(0, 6).toSorted()).toEqual(before.toSorted())
  expect([...body.keys()].slice(6)).toEqual(['attachments', 'attachments'])
  expect(body.getAll('attachments')).toMatchObject([{ name: 'a.pdf' }, { name: 'b ü.png' }])
})
