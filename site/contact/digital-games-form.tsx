import { digitalGames } from '../../forms/digital-games.ts'
import { ContactForm } from './contact-form.tsx'

/** An island gets data only, and a form's rules are code: so each form has one of its own. */
export function DigitalGamesForm() {
  return <ContactForm form={digitalGames} />
}
