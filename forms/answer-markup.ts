import type { FormId, FormValues, Problem } from './form.ts'

/** A form that was not taken, to be given back with everything typed. */
export type Refused = {
  values: FormValues
  problems: readonly Problem[]
  /** What leads when no field is to blame. */
  message: string
  submissionKey: string
  /** When it was shown, in ms. */
  startedAt: number
}

/** What the built site gives the service for its answers to visitors without JavaScript: markup for `answerMark`. */
export type AnswerMarkup = {
  sent: (formId: FormId, reference: string) => string
  refused: (formId: FormId, refused: Refused) => string
  /** `back`: the page of the form, or the way to all of them where it is not known which. */
  notSent: (message: string, back: string) => string
}

/** Where the markup goes in the pages that come with it, by form; `notSent` is the page where none is known. */
export const answerMark = '<!--answer-->'
export type AnswerTemplates = Record<FormId | 'notSent', string>
