import type { ChoiceField, FormDefinition, MultiLineField } from './form.ts'
import { emailAddress, fullName, gdprConsent, message } from './shared-fields.ts'

const game = {
  name: 'game',
  label: 'Game Title',
  type: 'select',
  required: true,
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
  messages: { missing: 'Please select a game title.' },
} satisfies ChoiceField

const socialLinks = {
  name: 'socialLinks',
  label: 'Social Media Links',
  hint: 'One address on each line.',
  type: 'textarea',
  rows: 4,
  required: true,
  maxLength: 2_000,
  messages: {
    missing: 'Enter at least one social media link.',
    tooLong: 'Your social media links can have at most 2,000 characters. Shorten the list.',
  },
} satisfies MultiLineField

export const digitalGames = {
  formId: 'digital-games-form',
  page: '/contact/digital-games',
  endpoint: '/submit-form',
  heading: 'Digital games',
  note: 'Use this form for the press contact',
  fields: [fullName, emailAddress, game, socialLinks, message, gdprConsent],
  loading: 'Submitting your request...',
  success: 'Your digital game request has been submitted!',
} satisfies FormDefinition
