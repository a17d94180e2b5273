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
