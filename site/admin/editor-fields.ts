import { z } from 'zod'

/** A part of a content schema as JSON Schema says it, and what its `.meta()` adds for the form. */
type Part = z.core.JSONSchema.BaseSchema & {
  /** The words of a choice. */
  words?: Record<string, string>
  /** Text of several lines. */
  multiline?: boolean
  /** `picture`: one of the folder beside the entry. `file`: a document. `colour`: with a picker. */
  shows?: 'picture' | 'file' | 'colour'
  /** An entry of this collection, chosen by its address. */
  collection?: string
  /** The line by which a closed entry of a list is known, `{{title}}`. */
  summary?: string
  /** What the regular expression asks for. */
  asksFor?: string
}

type ValueField = { widget: string; [option: string]: unknown }

/** A field of the library's, with what the library asks for beside these. */
export type EditorField = ValueField & {
  name: string
  label: string
  fields?: EditorField[]
  types?: { name: string; label: string; fields: EditorField[] }[]
}

/**
 * The form of a content schema, for Sveltia CMS: its labels and hints are the schema's `.meta()`, else the words of the
 * name. Throws an Error that names the field for what no form can show: a value of several types, a list that may be
 * empty and yet must be there.
 */
export function editorFields(schema: z.ZodType): EditorField[] {
  const root: Part = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    cycles: 'throw',
    // JSON Schema has no place for the message of a regular expression: it is what is said of a text that fits none.
    override: ({ zodSchema, jsonSchema }) =>
      Object.assign(jsonSchema, { asksFor: z.core.safeParse(zodSchema, '\0').error?.issues[0]?.message }),
  })
  return fieldsOf(root)
}

/** "firstButton" to "First button". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `path`: what stands before the names of its fields in messages, `hero.`. */
function fieldsOf(part: Part, path = ''): EditorField[] {
  const required = new Set(part.required)
  const named = partsOf(part).filter(([, inner]) => typeof inner.const !== 'string')
  return named.map(([name, inner]) => fieldOf(name, inner, required.has(name), `${path}${name}`))
}

/** The named parts of an object; those of a record are its keys. */
function partsOf({ properties, propertyNames, additionalProperties }: Part): [string, Part][] {
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  const parts = properties ?? Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  return Object.entries(parts).flatMap(([name, inner]) => (typeof inner === 'object' ? [[name, inner]] : []))
}

function fieldOf(name: string, part: Part, required: boolean, path: string): EditorField {
  const label = part.title ?? labelOf(name)
  const frame = { name, label, required, ...(part.description && { hint: part.description }) }
  if (part.type === 'object') {
    const fields = fieldsOf(part, `${path}.`)
    return { ...frame, widget: 'object', collapsed: 'auto', ...closedLine(part), fields }
  }
  if (part.type !== 'array') return { ...frame, ...valueField(part, required, path) }
  if (required && !part.minItems) throw new Error(`${path}: a list that may be empty must be optional`)
  return { ...frame, min: part.minItems, max: part.maxItems, ...listOf(part, label, path) }
}

function listOf(part: Part, label: string, path: string) {
  const { items } = part
  if (typeof items !== 'object' || Array.isArray(items))
    throw new Error(`${path}: a list of nothing in particular`)
  const item: Part = items
  const singular = { label_singular: item.title ?? label }
  if (item.collection) return { ...valueField(item, true, path), multiple: true }
  const frame = { widget: 'list', ...singular, collapsed: true, ...closedLine(item) }
  if (item.oneOf) return { ...frame, types: item.oneOf.map((type) => typeOf(type, path)) }
  if (item.type === 'object') return { ...frame, fields: fieldsOf(item, `${path}.`) }
  const field = valueField(item, true, path)
  // One line for each entry needs no form of its own.
  if (field.widget === 'string')
    return { widget: 'list', ...singular, ...(item.pattern && { pattern: field.pattern }) }
  return { ...frame, collapsed: false, field: { name: 'value', label: singular.label_singular, ...field } }
}

/** One of the kinds of entry of a list, told apart by `type`. */
function typeOf(part: Part, path: string) {
  const type: Part = z.object({ const: z.string() }).parse(part.properties?.type)
  const name = String(type.const)
  const label = part.title ?? labelOf(name)
  return { name, label, ...closedLine(part), fields: fieldsOf(part, `${path}.${name}.`) }
}

/** By what a closed entry is known besides the first of its texts, which the library shows: a line, a picture. */
function closedLine(part: Part) {
  const picture = partsOf(part).find(([, inner]) => inner.shows === 'picture')?.[0]
  return { ...(part.summary && { summary: part.summary }), ...(picture && { thumbnail: picture }) }
}

function valueField(part: Part, required: boolean, path: string): ValueField {
  // Yes or no that may also be missing is chosen: a switch would write "no" where nobody has said so.
  const yesOrNo = part.const === true ? [true] : [true, false]
  const choices = part.enum ?? (part.type === 'boolean' && !required ? yesOrNo : undefined)
  if (choices) {
    const words: Record<string, string> = { true: 'Yes', false: 'No', ...part.words }
    const options = choices.map((value) => ({ value, label: words[String(value)] ?? String(value) }))
    return { widget: 'select', options }
  }
  if (part.type === 'boolean') return { widget: 'boolean' }
  if (part.type === 'integer') return { widget: 'number', min: part.minimum, max: part.maximum }
  const types = part.anyOf?.map((kind) => typeof kind === 'object' && kind.type) ?? [part.type]
  if (types.some((type) => type !== 'string'))
    throw new Error(`${path}: no field shows a value of several types`)
  if (part.shows === 'picture') return { widget: 'image', accept: 'image/*', choose_url: false }
  if (part.shows === 'file') return { widget: 'file', accept: '.pdf,.zip', choose_url: false }
  if (part.collection) return { widget: 'relation', collection: part.collection }
  if (part.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (part.format === 'date-time')
    return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', input_timezone: 'utc' }
  const pattern = part.pattern && { pattern: [part.pattern, part.asksFor] }
  const rules = { ...(part.maxLength && { maxlength: part.maxLength }), ...pattern }
  if (part.shows === 'colour') return { widget: 'color', allowInput: true, ...rules }
  return { widget: part.multiline ? 'text' : 'string', ...rules }
}
