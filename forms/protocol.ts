export const endpoints = { withFiles: '/games-prototypes', withoutFiles: '/submit-form' } as const

/** Fields no visitor fills in. All are optional: the specified payloads are accepted as they are. */
export const technicalFields = {
  /**
   * One key for each filled-in form, kept until the form is sent: a repeat is answered like the first. The page's script
   * makes it. Without script it stays empty, and the same content on the same day is taken for a repeat.
   */
  submissionKey: 'submissionKey',
  /** People cannot see or reach it. A submission with a value in it is held back as spam. */
  honeypot: 'website',
} as const

/** Like a text of `crypto.randomUUID()`. A key is no secret: a repeat has the same content as well. */
export const submissionKeyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** One reason why a form cannot be sent, in words that say what to do. Without `field` it belongs to no field. */
export type FieldError = { field?: string; message: string }

/** How a form ends for its visitor. Without script each kind has a built page. */
export type FormOutcome =
  /** Another program may have answered in place of the service, without a reference. */
  | { kind: 'sent'; reference: string | undefined }
  /** By the rules of the page or by the service. */
  | { kind: 'refused'; errors: readonly FieldError[] }

export const outcomeKinds = ['sent', 'refused'] as const satisfies readonly FormOutcome['kind'][]

/** The answers of the service in JSON. A visitor who writes again quotes the reference. */
export type SentJson = { reference: string; message: string }
export type RefusedJson = { message: string; fields: FieldError[] }
