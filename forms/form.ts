/** What a visitor typed, by field name. A ticked box is `on`, as browsers post it; an empty one is absent or empty. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** The value the browser posts for a ticked box. */
export const ticked = 'on'

/** One thing that stands in the way of sending, in words that say what to do. */
export type Problem = { field: string; message: string }

export type FormId = 'digital-games-form' | 'games-prototypes-form' | 'press-contact-form'

/** One of the three forms, for the page that shows it and the service that receives it. */
export type FormDefinition = {
  formId: FormId
  /** Path of the page that shows the form. */
  page: `/contact/${string}`
  /** Where it posts to, with and without JavaScript. */
  endpoint: '/submit-form' | '/games-prototypes'
  heading: string
  note?: string
  fields: readonly FormField[]
  /** The texts of two toasts; the third, on failure, is the service's answer. */
  loading: string
  success: string
}

export type FormField = TextField | EmailField | MultiLineField | ChoiceField | FilesField | ConsentField

type Named = { name: string; label: string; hint?: string }
/** Must be filled in; `missing` is said when it is not. */
type Required = Named & { missing: string }

type TypedText = Required & {
  /** In UTF-16 code units with one per line break, which is how the browser's `maxlength` counts. */
  maxLength: number
}

export type TextField = TypedText & { type: 'text'; autocomplete: 'name' }
export type EmailField = TypedText & { type: 'email'; autocomplete: 'email'; malformed: string }
export type MultiLineField = TypedText & { type: 'textarea'; rows: number }
export type ChoiceField = Required & { type: 'select'; placeholder: string; options: readonly string[] }
/** The one kind that may be left empty. */
export type FilesField = Named & { type: 'files' }
/** The label ends with a link that opens in a new tab: "I have read and accept the" + "Privacy Policy". */
export type ConsentField = Required & { type: 'consent'; link: { text: string; href: string } }

/**
 * What stands in the way of sending, in the order of the fields: at most one problem for each text, and those of files
 * (docs/specification.md, "Validation").
 *
 * | field    | found                                   | message   |
 * |----------|-----------------------------------------|-----------|
 * | any text | nothing but white space                | missing   |
 * | any text | more characters than its limit          | tooLong   |
 * | e-mail   | not what an e-mail input accepts        | malformed |
 * | dropdown | nothing, or a title not in the list     | missing   |
 * | consent  | not ticked                              | missing   |
 */
export function problemsIn(
  fields: readonly FormField[],
  values: FormValues,
  fileProblems: readonly Problem[] = [],
): Problem[] {
  return fields.flatMap((field) => {
    if (field.type === 'files') return fileProblems
    const message = problemWith(field, tidyValue(field, values[field.name] ?? ''))
    return message === undefined ? [] : [{ field: field.name, message }]
  })
}

/** The value as it is stored: no white space around it, one kind of line break, no characters nobody can type. */
export function tidyValue(field: FormField, value: string): string {
  const wellFormed = value.toWellFormed().replace(/\r\n?/g, '\n')
  if (field.type === 'textarea') return wellFormed.replace(controlsButLines, '').trim()
  return wellFormed.replace(controls, ' ').trim()
}

// Control characters have no place in a name or a message, and a line break in a name could forge a mail header.
const controls = /[\p{Cc}\u2028\u2029]+/gu
const controlsButLines = /(?![\t\n])\p{Cc}/gu

// The pattern of <input type="email">: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

function problemWith(field: Exclude<FormField, { type: 'files' }>, value: string): string | undefined {
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
  const [most, excess] = [maxLength, value.length - maxLength].map((it) => it.toLocaleString('en'))
  return `${label} can have at most ${most} characters. Shorten it by ${excess}.`
}
