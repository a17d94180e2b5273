import type { FormDefinition } from '../../forms/form.ts'

/** Where the service is, when the build was told of another origin than the site's own. */
export const formsOrigin: string = import.meta.env.FORMS_ORIGIN ?? ''

/** Where a form is sent to, with and without script. */
export function formAddress({ endpoint }: FormDefinition): string {
  return formsOrigin + endpoint
}
