import type { FormField, FormValues, Problem } from './field.ts'
import { problemsIn } from './problems.ts'

export type FormId = 'digital-games-form' | 'games-prototypes-form' | 'press-contact-form'

type FormText = {
  formId: FormId
  /** Path of the page that shows the form. */
  page: `/contact/${string}`
  /** Where it posts to, with and without JavaScript. */
  endpoint: '/submit-form' | '/games-prototypes'
  heading: string
  note?: string
  fields: readonly FormField[]
  /** The texts of the three toasts; the third, on failure, is the service's answer. */
  loading: string
  success: string
}

export type FormDefinition = FormText & {
  /** Everything that stands in the way of sending, in the order of the fields. Files are checked by `attachmentProblems`. */
  validate: (values: FormValues) => Problem[]
}

export function defineForm<const Text extends FormText>(form: Text): FormDefinition & Text {
  return { ...form, validate: (values) => problemsIn(form.fields, values) }
}
