import type { FormId } from '../../forms/form.ts'
import { formOf } from '../../forms/form-register.ts'
import { ContactForm } from './contact-form.tsx'

/** One of the forms by its id: an island is given data only, and a form's rules are code. */
export function FormIsland({ formId }: { formId: FormId }) {
  return <ContactForm form={formOf(formId)} />
}
