import { tidyLine, tidyText } from './characters.ts'
import { endpoints, type FieldError } from './protocol.ts'

/** The values of a form by field name. A ticked box is `on`, as browsers post it; an empty one is absent or empty. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** The value the browser posts for a ticked box. */
export const ticked = 'on'

/** Stored with each submission. */
export type FormId = `${string}-form`

/** `press-contact-form` is "press-contact" in the path of its page, and in its setting `MAIL_TO_PRESS_CONTACT`. */
export function slugOfForm(formId: FormId): string {
  return formId.replace(/-form$/, '')
}

/** Everything about one form, for its page, for the service that receives it, and for its mails. */
type FormDetails = {
  formId: FormId
  heading: string
  note?: string
  /** For search engines and previews. */
  description: string
  /** Tells visitors what to write, if the note does not. */
  lead?: string
  fields: readonly [SenderName, SenderEmail, ...FormField[]]
  /** The toasts while it is being sent and after success. After a failure the toast shows the service's answer. */
  loading: string
  success: string
  /** After how many months a submission is erased; both privacy policies say it too. */
  retentionMonths: number
}

/** The same with values derived from its id and fields: the path of its page, and where it posts to. */
export type FormDefinition = FormDetails & {
  path: string
  hasFiles: boolean
  endpoint: (typeof endpoints)[keyof typeof endpoints]
}

export function defineForm(input: FormDetails): FormDefinition {
  const { formId, fields } = input
  const hasFiles = fields.some((field) => field.type === 'files')
  return {
    ...input,
    path: `/contact/${slugOfForm(formId)}`,
    hasFiles,
    endpoint: hasFiles ? endpoints.withFiles : endpoints.withoutFiles,
  }
}

export type FormField = TextField | EmailField | TextareaField | SelectField | FilesField | ConsentField

/** The first two fields of every form. Staff reply to them, and find a person's submissions by the e-mail. */
export type SenderName = TextField & { name: 'fullname' }
export type SenderEmail = EmailField & { name: 'email' }

type NamedField = { name: string; label: string; hint?: string }
/** Must be filled in; `missing` is the message when it is not. */
type RequiredField = NamedField & { missing: string }

type TypedText = RequiredField & {
  /** In UTF-16 code units. A line break is one of them, as in the browser's `maxlength`. */
  maxLength: number
}

type TextField = TypedText & { type: 'text'; autocomplete: string }
type EmailField = TypedText & { type: 'email'; autocomplete: 'email'; malformed: string }
type TextareaField = TypedText & { type: 'textarea'; rows: number }
type SelectField = RequiredField & { type: 'select'; placeholder: string; options: readonly string[] }
/** The only kind that may be left empty. A form has at most one; the errors of its files have this name as their field. */
export type FilesField = NamedField & { type: 'files'; name: 'attachments' }
/** Its label ends with the link: "I have read and accept the" + "Privacy Policy". */
export type ConsentField = RequiredField & { type: 'consent'; link: { text: string; href: string } }

/**
 * Returns why the form cannot be sent, in the order of the fields: at most one error for each text, and those of files
 * (docs/specification.md, "Validation").
 *
 * | field    | found                                   | message   |
 * |----------|-----------------------------------------|-----------|
 * | any text | nothing but white space                | missing   |
 * | any text | more characters than its limit          | tooLong   |
 * | e-mail   | not what an e-mail input accepts        | malformed |
 * | select   | nothing, or no option of the list       | missing   |
 * | consent  | not ticked                              | missing   |
 */
export function validateFields(
  fields: readonly FormField[],
  values: FormValues,
  fileErrors: readonly FieldError[] = [],
): FieldError[] {
  return fields.flatMap((field) => {
    if (field.type === 'files') return fileErrors
    const message = textError(field, tidyValue(field, values[field.name] ?? ''))
    return message === undefined ? [] : [{ field: field.name, message }]
  })
}

/** The value as it is stored. */
export function tidyValue(field: FormField, value: string): string {
  return field.type === 'textarea' ? tidyText(value) : tidyLine(value)
}

// The pattern of <input type="email">: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

function textError(field: Exclude<FormField, { type: 'files' }>, value: string): string | undefined {
  switch (field.type) {
    case 'consent':
      return value === ticked ? undefined : field.missing
    case 'select':
      return field.options.includes(value) ? undefined : field.missing
    default:
      if (value === '') return field.missing
      if (value.length > field.maxLength) return tooLong(field, value)
      return field.type === 'email' && !emailPattern.test(value) ? field.malformed : undefined
  }
}

function tooLong({ label, maxLength }: { label: string; maxLength: number }, value: string): string {
  const excess = value.length - maxLength
  return `${label} can have at most ${maxLength.toLocaleString('en')} characters. Shorten it by ${excess.toLocaleString('en')}.`
}
