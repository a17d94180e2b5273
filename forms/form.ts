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

type TypedText = Named & {
  required: boolean
  /** In UTF-16 code units with one per line break, which is how the browser's `maxlength` counts. */
  maxLength: number
  messages: { missing: string; tooLong: string }
}

export type TextField = TypedText & { type: 'text'; autocomplete: 'name' }
export type EmailField = TypedText & {
  type: 'email'
  autocomplete: 'email'
  messages: { missing: string; tooLong: string; malformed: string }
}
export type MultiLineField = TypedText & { type: 'textarea'; rows: number }
export type ChoiceField = Named & {
  type: 'select'
  required: true
  placeholder: string
  options: readonly string[]
  messages: { missing: string }
}
export type FilesField = Named & { type: 'files'; required: false }
/** The label ends with a link that opens in a new tab: "I have read and accept the" + "Privacy Policy". */
export type ConsentField = Named & {
  type: 'consent'
  required: true
  link: { text: string; href: string }
  messages: { missing: string }
}
