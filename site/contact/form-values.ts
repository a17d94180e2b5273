import { attachmentProblems } from '../../forms/attachments.ts'
import type { FormDefinition, FormField, FormValues, Problem } from '../../forms/form.ts'
import { problemsIn } from '../../forms/problems.ts'

/** The id of a field's control, the same as on the service's answer page, so that a link to it works on both. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** What the form's controls hold now, by field name. Files are not text and are kept apart. */
export function valuesIn(form: FormDefinition, filled: FormData): FormValues {
  return Object.fromEntries(
    form.fields.filter(isTyped).map(({ name }) => {
      const value = filled.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

/** Everything that stands in the way of sending, in the order of the fields (specification §5). */
export function problemsOf(form: FormDefinition, values: FormValues, files: readonly File[]): Problem[] {
  const typed = problemsIn(form.fields, values)
  return form.fields.flatMap((field) =>
    isTyped(field) ? typed.filter((it) => it.field === field.name) : attachmentProblems(files),
  )
}

function isTyped(field: FormField) {
  return field.type !== 'files'
}
