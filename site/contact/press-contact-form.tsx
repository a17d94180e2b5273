import { pressContact } from '../../forms/press-contact.ts'
import { ContactForm } from './contact-form.tsx'

/** An island gets data only, and a form's rules are code: so each form has one of its own. */
export function PressContactForm() {
  return <ContactForm form={pressContact} />
}
