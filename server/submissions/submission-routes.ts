import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FormDefinition, ticked, tidyValue, validate } from '../../forms/form.ts'
import { formOf } from '../../forms/form-register.ts'
import { endpoints, referenceAlphabet, submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import { type Clock, day } from '../clock.ts'
import { maxBodyBytes } from '../http/web-server.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { AnswerPages } from './answer-pages.ts'
import { type RequestError, requestErrorOf, type SubmissionOutcome, sendOutcome } from './outcome.ts'
import { type ReceivedForm, readBody, readMultipart, registerParsers } from './read-form.ts'
import { isOwnOrigin, isSentByScript } from './sender.ts'
import { visitorLimits } from './visitor-limits.ts'

type Dependencies = { settings: Settings; clock: Clock; store: Store; pages: AnswerPages }

/** The two paths that receive forms (`endpoints`). outcome.ts lists every answer with its status. */
export async function registerSubmissions(app: FastifyInstance, { settings, clock, store, pages }: Dependencies) {
  await registerParsers(app)
  const quotaOf = visitorLimits(settings, () => performance.now())

  /** Returns why a form cannot be taken, if so. Does not count forms of other sites, nor those that are far too long. */
  function checkAndCount(request: FastifyRequest): RequestError | undefined {
    if (!isOwnOrigin(request, settings.PUBLIC_URL)) return 'wrongOrigin'
    if (Number(request.headers['content-length']) > maxBodyBytes) return 'bodyTooLarge'
    return quotaOf(request.ip).countForm()
  }

  async function takeForm(request: FastifyRequest, received: ReceivedForm): Promise<SubmissionOutcome> {
    const { values, requestError } = received
    const { url } = request.routeOptions
    const namedForm = formOf(values.formId)
    const form = namedForm?.endpoint === url ? namedForm : undefined
    if (requestError) return { kind: requestError, form, values }
    quotaOf(request.ip).countBytes(Buffer.byteLength(JSON.stringify(values)))
    if (!form) return { kind: 'unknownForm' }
    try {
      const byScript = isSentByScript(request, values[technicalFields.submissionKey])
      return await storeSubmission(store.submissions, form, { ...received, byScript }, clock())
    } catch (error) {
      request.log.error({ err: error }, 'could not store a submission')
      return { kind: 'unavailable', form, values }
    }
  }

  // The body has been read already, so a page can show everything typed again even when it is refused.
  app.post(endpoints.withoutFiles, async (request, reply) => {
    const received = readBody(request.body)
    const requestError = checkAndCount(request) ?? received.requestError
    return sendOutcome(request, reply, await takeForm(request, { ...received, requestError }), pages)
  })

  app.post(endpoints.withFiles, async (request, reply) => {
    const requestError = checkAndCount(request)
    if (requestError) return sendOutcome(request, reply, { kind: requestError }, pages)
    const upload = { store, quota: quotaOf(request.ip), now: clock() }
    const outcome = await readMultipart(request, upload, (received) => takeForm(request, received)).catch(
      (error): SubmissionOutcome => ({ kind: requestErrorOf(error, request) }),
    )
    return sendOutcome(request, reply, outcome, pages)
  })

  // A body that cannot be parsed never reaches the routes above, so it is refused and counted here. Other errors are ours.
  app.setErrorHandler((error, request, reply) => {
    const requestError = requestErrorOf(error, request)
    const kind = requestError === 'unavailable' ? requestError : (checkAndCount(request) ?? requestError)
    return sendOutcome(request, reply, { kind }, pages)
  })
}

/**
 * Checks and stores one form. The outcome is `stored` only after the form is synced to disk; rejects when it could not be
 * stored. `now`: ms since 1970.
 */
export async function storeSubmission(
  submissions: Store['submissions'],
  form: FormDefinition,
  received: ReceivedForm & { byScript: boolean },
  now: number,
): Promise<SubmissionOutcome> {
  const consentFields = form.fields.filter((field) => field.type === 'consent')
  // The specified payloads have no boxes: a page's script sends them only when all boxes are ticked.
  const hasBoxes = !received.byScript || consentFields.some(({ name }) => name in received.values)
  const boxesOfScript = hasBoxes ? {} : Object.fromEntries(consentFields.map(({ name }) => [name, ticked]))
  const values = { ...received.values, ...boxesOfScript }
  const errors = validate(form.fields, values, received.fileErrors)
  if (errors.length > 0) return { kind: 'invalid', form, values, errors }

  const texts = form.fields.filter(({ type }) => type !== 'files' && type !== 'consent')
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const submissionKey = values[technicalFields.submissionKey] ?? ''
  // Without script the first form has no key: the same content on the same day (UTC) counts as a second press of Send.
  const keyWithoutScript = received.byScript ? null : `day-${Math.floor(now / day)}`
  const reference = await submissions.add({
    reference: makeReference(),
    formId: form.formId,
    receivedAt: now,
    fields: Object.fromEntries(texts.map((field) => [field.name, tidyValue(field, values[field.name] ?? '')])),
    consents: consentFields.map(({ name, label, link }) => ({
      field: name,
      text: `${label} ${link.text} (${link.href})`,
      at: now,
      givenBy: hasBoxes ? 'box' : 'script',
    })),
    // Spam is kept, and answered like any other: nothing is lost if it is none, and a robot does not learn what we think.
    state: isSpam ? 'held' : 'pending',
    attachments: received.files,
    submissionKey: submissionKeyPattern.test(submissionKey) ? submissionKey : keyWithoutScript,
  })
  return { kind: 'stored', form, reference }
}

/** A reference like AR-7KQ2-9XMD: one of 656 billion, so nobody finds another person's by trying. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')
  return `AR-${four()}-${four()}`
}
