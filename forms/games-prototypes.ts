import type { FormDefinition } from './form.ts'
import { attachments, emailAddress, fullName, gdprConsent, message, termsConsent } from './shared-fields.ts'

export const gamesPrototypes = {
  formId: 'games-prototypes-form',
  page: '/contact/games-prototypes',
  endpoint: '/games-prototypes',
  heading: 'Games Prototypes',
  fields: [fullName, emailAddress, message, attachments, gdprConsent, termsConsent],
  loading: 'Submitting your prototype...',
  success: 'Your prototype has been submitted successfully!',
} satisfies FormDefinition
