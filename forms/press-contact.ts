import type { FormDefinition, MultiLineField } from './form.ts'
import { emailAddress, fullName, gdprConsent, message } from './shared-fields.ts'

const mediaLinks = {
  name: 'mediaLinks',
  label: 'Media Links',
  hint: 'Where you publish, one address on each line.',
  type: 'textarea',
  rows: 4,
  required: true,
  maxLength: 2_000,
  messages: {
    missing: 'Enter at least one link to where you publish.',
    tooLong: 'Your media links can have at most 2,000 characters. Shorten the list.',
  },
} satisfies MultiLineField

export const pressContact = {
  formId: 'press-contact-form',
  page: '/contact/press-contact',
  endpoint: '/submit-form',
  heading: 'Press contact',
  fields: [fullName, emailAddress, mediaLinks, message, gdprConsent],
  loading: 'Submitting your inquiry...',
  success: 'Your press inquiry has been submitted!',
} satisfies FormDefinition
