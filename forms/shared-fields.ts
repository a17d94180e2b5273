import type { ConsentField, EmailField, FilesField, MultiLineField, TextField } from './form.ts'

export const fullName = {
  name: 'fullname',
  label: 'Full Name',
  type: 'text',
  required: true,
  autocomplete: 'name',
  maxLength: 200,
  messages: {
    missing: 'Enter your full name.',
    tooLong: 'Your name can have at most 200 characters.',
  },
} satisfies TextField

export const emailAddress = {
  name: 'email',
  label: 'E-mail Address',
  hint: 'We only use it to answer you.',
  type: 'email',
  required: true,
  autocomplete: 'email',
  // RFC 5321 §4.5.3.1.3: a path of 256 octets less its two brackets.
  maxLength: 254,
  messages: {
    missing: 'Enter your e-mail address, like name@example.com.',
    malformed: 'Enter an e-mail address in the correct format, like name@example.com.',
    tooLong: 'An e-mail address can have at most 254 characters.',
  },
} satisfies EmailField

export const message = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  rows: 8,
  required: true,
  maxLength: 10_000,
  messages: {
    missing: 'Enter a message.',
    tooLong: 'Your message can have at most 10,000 characters. Shorten it.',
  },
} satisfies MultiLineField

export const attachments = {
  name: 'attachments',
  label: 'Attachments',
  hint: 'PNG, JPEG, WebP or PDF. At most 10 files, 11\u00a0MB each and 40\u00a0MB together.',
  type: 'files',
  required: false,
} satisfies FilesField

export const gdprConsent = {
  name: 'gdpr',
  label: 'I have read and accept the',
  link: { text: 'Privacy Policy & GDPR', href: '/privacy-policy' },
  type: 'consent',
  required: true,
  messages: { missing: 'You must accept the GDPR policy to submit the form.' },
} satisfies ConsentField

export const termsConsent = {
  name: 'terms',
  label: 'I have read and accept the',
  link: { text: 'Terms of Tests', href: '/terms-of-tests' },
  type: 'consent',
  required: true,
  messages: { missing: 'You must accept the Terms of Tests to submit the form.' },
} satisfies ConsentField
