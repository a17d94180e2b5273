/*
 * Shared by the built pages that answer a form sent without JavaScript (`site/pages/form-answer/`) and by the service, which
 * fills them in (`server/submissions/answer-pages.ts`).
 */

/** The folder of the built pages. The paths of confirmations begin with it, too. */
export const answerFolder = '/form-answer'

export const builtAnswers = ['sent', 'refused'] as const

/** Stands where the service fills in its own texts. */
export const slotText = '{to be filled in}'

/** The ids of a field's control and of the list of its errors, also on the page with the form. */
export const controlId = (field: string) => `field-${field}`
export const errorsId = (field: string) => `errors-${field}`

/** An attribute of each line in the summary of errors: the name of its field, empty for an error of no field. */
export const errorOf = 'data-error-of'
