/** Fields no visitor fills in. All are optional: the payloads of specification §3 are accepted as they are. */
export const technicalFields = {
  /** One key per filled-in form, made by the page and kept until the form is sent; a repeat is answered like the first. */
  submissionKey: 'submissionKey',
  /** Out of sight and reach of people. A value in it marks the submission as suspected spam. */
  honeypot: 'website',
  /** When the form was shown, in ms since 1970; a form sent faster than a person types is suspected. */
  startedAt: 'startedAt',
} as const

/** The header may carry the key instead of the field. */
export const submissionKeyHeader = 'Idempotency-Key'

/** What `crypto.randomUUID()` makes, and any key as hard to guess. */
export const submissionKeyPattern = /^[A-Za-z0-9_-]{16,64}$/
