import { maxFileMB, maxFiles, maxTotalMB } from './attachments.ts'
import { defineForm, type FormDefinition, type FormField, type SenderEmail, type SenderName } from './form.ts'

export const fullName = {
  name: 'fullname',
  label: 'Full Name',
  type: 'text',
  autocomplete: 'name',
  maxLength: 200,
  missing: 'Enter your full name.',
} satisfies SenderName

const email = {
  name: 'email',
  label: 'E-mail Address',
  hint: 'We only use it to answer you.',
  type: 'email',
  autocomplete: 'email',
  // RFC 5321 §4.5.3.1.3: a path of 256 octets less its two brackets.
  maxLength: 254,
  missing: 'Enter your e-mail address, like name@example.com.',
  malformed: 'Enter an e-mail address in the correct format, like name@example.com.',
} satisfies SenderEmail

export const message = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  rows: 8,
  maxLength: 10_000,
  missing: 'Enter a message.',
} satisfies FormField

const attachmentsField = {
  name: 'attachments',
  label: 'Attachments',
  hint: `PNG, JPEG, WebP or PDF. At most ${maxFiles} files, ${maxFileMB}\u00a0MB each and ${maxTotalMB}\u00a0MB together.`,
  type: 'files',
} satisfies FormField

const gdprConsent = {
  name: 'gdpr',
  label: 'I have read and accept the',
  link: { text: 'Privacy Policy & GDPR', href: '/privacy-policy' },
  type: 'consent',
  missing: 'You must accept the GDPR policy to submit the form.',
} satisfies FormField

const termsConsent = {
  name: 'terms',
  label: 'I have read and accept the',
  link: { text: 'Terms of Tests', href: '/terms-of-tests' },
  type: 'consent',
  missing: 'You must accept the Terms of Tests to submit the form.',
} satisfies FormField

export const digitalGames = defineForm({
  formId: 'digital-games-form',
  heading: 'Digital games',
  note: 'Use this form for the press contact',
  description: 'Press, creators and streamers: ask us about our digital games.',
  fields: [
    fullName,
    email,
    {
      name: 'game',
      label: 'Game Title',
      type: 'select',
      placeholder: '-- select a title --',
      // Spelt as specified for this list; other screens use the publisher’s spelling.
      options: [
        'The Castles of Burgundy',
        'Dragon Eclipse',
        'Etherfields',
        'Grim Coven',
        'ISS Vanguard',
        'Lands of Evershade',
        'Lords of Hellas',
        'Lords of Ragnarok',
        'Nemesis',
        'Nemesis: Lockdown',
        'Nemesis: Retaliation',
        'Puerto Rico',
        'Siege Storm',
        'S.T.A.L.K.E.R.',
        'Tainted Grail: The Fall of Avalon',
        'Tamashii',
        'The Edge: Dawnfall',
        'The Great Wall',
        'This War of Mine: The Board Game',
      ],
      missing: 'Please select a game title.',
    },
    {
      name: 'socialLinks',
      label: 'Social Media Links',
      hint: 'One address on each line.',
      type: 'textarea',
      rows: 4,
      maxLength: 2_000,
      missing: 'Enter at least one social media link.',
    },
    message,
    gdprConsent,
  ],
  loading: 'Submitting your request...',
  success: 'Your digital game request has been submitted!',
  retentionMonths: 24,
})

export const gamesPrototypes = defineForm({
  formId: 'games-prototypes-form',
  heading: 'Games Prototypes',
  description: 'Game authors: send us your prototype for testing and feedback.',
  lead: 'Tell us how your game plays, for how many and for how long. Rules as a PDF and a picture of the table help.',
  fields: [fullName, email, message, attachmentsField, gdprConsent, termsConsent],
  loading: 'Submitting your prototype...',
  success: 'Your prototype has been submitted successfully!',
  retentionMonths: 36,
})

export const pressContact = defineForm({
  formId: 'press-contact-form',
  heading: 'Press contact',
  description: 'Journalists and reviewers: write to us about our board games.',
  lead: 'Tell us what you write about and what you need.',
  fields: [
    fullName,
    email,
    {
      name: 'mediaLinks',
      label: 'Media Links',
      hint: 'Where you publish, one address on each line.',
      type: 'textarea',
      rows: 4,
      maxLength: 2_000,
      missing: 'Enter at least one link to where you publish.',
    },
    message,
    gdprConsent,
  ],
  loading: 'Submitting your inquiry...',
  success: 'Your press inquiry has been submitted!',
  retentionMonths: 24,
})

export const allForms: readonly FormDefinition[] = [digitalGames, gamesPrototypes, pressContact]

const longestTexts = allForms.map(({ fields }) =>
  fields.reduce((sum, field) => sum + ('maxLength' in field ? field.maxLength : 0), 0),
)

/**
 * The most bytes that the service reads of a form's texts: twice those of the longest form. So the sender of a text that is
 * a little too long learns which one it is. A browser without script writes a character as up to nine bytes (%E2%82%AC).
 */
export const maxTextBytes = 2 * 9 * Math.max(...longestTexts)

/** The form with this id, or undefined: a submission may belong to a form that was removed. */
export function formById(formId: string | undefined): FormDefinition | undefined {
  return allForms.find((form) => form.formId === formId)
}
