import type { FormDefinition, FormValues } from '../../forms/form.ts'
import type { FieldError } from '../../forms/protocol.ts'

/** What the service answers to a form, with all that is needed to write it as a page, as JSON or as text. */
export type ServiceAnswer =
  /** Synced to disk, now or when it was sent before. Answered with the reference and the form's own message. */
  | { kind: 'sent'; form: FormDefinition; reference: string }
  | {
      kind: 'refused'
      status: number
      /** The first is the message. */
      errors: readonly FieldError[]
      /** Undefined: unknown, or not read. */
      form?: FormDefinition | undefined
      /** Empty: not read. */
      values: FormValues
      /** It is worth trying again in a minute. */
      retrySoon?: true
    }

type Refusal = { status: number; message: string; retrySoon?: true }

export type RefusalReason = keyof typeof refusals

/** Why nothing of a form can be accepted, whatever is in its fields. */
export const refusals = {
  malformed: { status: 400, message: 'Your message arrived damaged. Reload the page and send it again.' },
  /** Over `maxBodyBytes` or `maxTextBytes`, or in too many parts. */
  bodyTooLarge: {
    status: 413,
    message: 'You sent more than this form can take. Shorten your texts, or send fewer or smaller files.',
  },
  unknownForm: { status: 404, message: 'We do not know this form. Reload the page and send it again.' },
  wrongOrigin: {
    status: 403,
    message: 'This form can only be sent from our own site. Open it there and send it again.',
  },
  /** RATE_LIMIT_PER_MINUTE forms from one network. */
  tooFast: {
    status: 429,
    message: 'You have sent many messages in a short time. Wait 60 seconds and send it again.',
    retrySoon: true,
  },
  /** UPLOAD_MB_PER_DAY of texts and files from one network. */
  enoughToday: { status: 429, message: 'You have sent as much as we take in a day. Please send the rest tomorrow.' },
  /** A hundred forms with files are arriving, or three of the sender's. */
  busy: {
    status: 503,
    message: 'Too many files are arriving just now. Please send the form again in a minute.',
    retrySoon: true,
  },
  /** Files would take the disk space that is reserved for texts. */
  noRoom: {
    status: 503,
    message: 'We cannot take files just now. Send the form without them, or try again later.',
    retrySoon: true,
  },
  /** The disk or the database fails. */
  unavailable: {
    status: 503,
    message: 'We could not save your message. Please try again in a few minutes.',
    retrySoon: true,
  },
} satisfies Record<string, Refusal>

/** Refuses the whole form for this reason. */
export function refuse(reason: RefusalReason, form?: FormDefinition, values: FormValues = {}): ServiceAnswer {
  const { message, ...refusal }: Refusal = refusals[reason]
  return { kind: 'refused', ...refusal, errors: [{ message }], form, values }
}

export function refuseInvalid(form: FormDefinition, values: FormValues, errors: FieldError[]): ServiceAnswer {
  return { kind: 'refused', status: 422, errors, form, values }
}
