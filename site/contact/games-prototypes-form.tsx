import { gamesPrototypes } from '../../forms/games-prototypes.ts'
import { ContactForm } from './contact-form.tsx'

/** An island gets data only, and a form's rules are code: so each form has one of its own. */
export function GamesPrototypesForm() {
  return <ContactForm form={gamesPrototypes} />
}
