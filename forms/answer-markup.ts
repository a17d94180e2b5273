import type { FormDefinition } from './form.ts'

/*
 * Shared by the built pages of a form and of its answers (`site/contact/`), and by the service, which fills in the
 * answers to a form sent without JavaScript (`server/submissions/answer-pages.ts`).
 */

/** The folder of the built pages. The paths of confirmations begin with it, too. */
export const answerFolder = '/form-answer'

/** Stands where the service fills in its own texts. */
export const textToFillIn = '{to be filled in}'

/**
 * Placeholders for the built page of a refused form: a value and an error for each field, and one error without a field.
 * `withErrors` replaces or removes them.
 */
export function refusedTemplate({ fields }: FormDefinition) {
  return {
    values: Object.fromEntries(fields.map(({ name }) => [name, textToFillIn])),
    errors: [...fields.map(({ name }) => ({ field: name, message: textToFillIn })), { message: textToFillIn }],
  }
}

/** The ids of a field's control and of the list of its errors, also on the page with the form. */
export const controlId = (field: string) => `field-${field}`
export const errorsId = (field: string) => `errors-${field}`

/** An attribute of each line in the summary of errors: the name of its field, empty for an error of no field. */
export const errorFieldAttribute = 'data-error-of'
