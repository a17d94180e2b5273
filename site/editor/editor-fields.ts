import { z } from 'zod'

/** What the `.meta()` of a content schema may say of its field. */
const fieldMetaSchema = z.strictObject({
  /** The label, in place of the words of the name. */
  title: z.string().optional(),
  /** The hint. */
  description: z.string().optional(),
  /** The label of each choice. */
  labels: z.record(z.string(), z.string()).optional(),
  /** Text of several lines. */
  multiline: z.boolean().optional(),
  /** `picture`: one of the folder beside the entry. `file`: a document. `colour`: with a picker. */
  shows: z.enum(['picture', 'file', 'colour']).optional(),
  /** An entry of this collection, chosen by its address. */
  collection: z.string().optional(),
  /** What a closed entry of a list shows, like `{{title}}`. */
  summary: z.string().optional(),
})

/** A node of a content schema in JSON Schema. `asksFor`: what its regular expression asks for. */
type SchemaNode = z.core.JSONSchema.BaseSchema & z.infer<typeof fieldMetaSchema> & { asksFor?: string }

type ValueField = { widget: string; [option: string]: unknown }

/** A field for the library, with what else the library asks for. */
export type EditorField = ValueField & {
  name: string
  label: string
  fields?: EditorField[]
  types?: { name: string; label: string; fields: EditorField[] }[]
}

/**
 * The form of a content schema, for Sveltia CMS: its labels and hints are the schema's `.meta()`, else the words of the
 * name. Throws an Error that names the field where no form can show it: a value of several types, or a required list
 * without `min(1)`; and where a `.meta()` says something that no field knows.
 */
export function editorFields(schema: z.ZodType): EditorField[] {
  const root: SchemaNode = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    cycles: 'throw',
    // JSON Schema drops the message of a regular expression. Zod gives it for a text that does not fit.
    override: ({ zodSchema, jsonSchema }) => {
      fieldMetaSchema.parse(z.globalRegistry.get(zodSchema) ?? {})
      Object.assign(jsonSchema, { asksFor: z.core.safeParse(zodSchema, '\0').error?.issues[0]?.message })
    },
  })
  return fieldsOf(root)
}

/** "firstButton" to "First button". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `path`: what is put before the names of its fields in messages, like `hero.`. */
function fieldsOf(node: SchemaNode, path = ''): EditorField[] {
  const required = new Set(node.required)
  const named = childrenOf(node).filter(([, inner]) => typeof inner.const !== 'string')
  return named.map(([name, inner]) => fieldOf(name, inner, required.has(name), `${path}${name}`))
}

/** The named children of an object; those of a record are its keys. */
function childrenOf({ properties, propertyNames, additionalProperties }: SchemaNode): [string, SchemaNode][] {
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  const children = properties ?? Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  return Object.entries(children).flatMap(([name, node]) => (typeof node === 'object' ? [[name, node]] : []))
}

function fieldOf(name: string, node: SchemaNode, required: boolean, path: string): EditorField {
  const label = node.title ?? labelOf(name)
  const frame = { name, label, required, ...(node.description && { hint: node.description }) }
  if (node.type === 'object') return { ...frame, widget: 'object', collapsed: 'auto', ...formOf(node, `${path}.`) }
  if (node.type !== 'array') return { ...frame, ...valueField(node, required, path) }
  if (required && !node.minItems) throw new Error(`${path}: a list that may be empty must be optional`)
  return { ...frame, min: node.minItems, max: node.maxItems, ...listOf(node, label, path) }
}

function listOf(node: SchemaNode, label: string, path: string) {
  const { items } = node
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error(`${path}: a list of nothing in particular`)
  const item: SchemaNode = items
  const singular = { label_singular: item.title ?? label }
  if (item.collection) return { ...valueField(item, true, path), multiple: true }
  const frame = { widget: 'list', ...singular, collapsed: true }
  if (item.oneOf) return { ...frame, types: item.oneOf.map((type) => typeOf(type, path)) }
  if (item.type === 'object') return { ...frame, ...formOf(item, `${path}.`) }
  const field = valueField(item, true, path)
  // A list of texts has one line for each, and needs no form for them.
  if (field.widget === 'string') return { widget: 'list', ...singular, ...(item.pattern && { pattern: field.pattern }) }
  return { ...frame, collapsed: false, field: { name: 'value', label: singular.label_singular, ...field } }
}

/** One of the kinds of entry of a list, told apart by `type`. */
function typeOf(node: SchemaNode, path: string) {
  const type: SchemaNode = z.object({ const: z.string() }).parse(node.properties?.type)
  const name = String(type.const)
  return { name, label: node.title ?? labelOf(name), ...formOf(node, `${path}.${name}.`) }
}

/** The fields of an object, and what it shows when it is closed, besides its first text: a line, a picture. */
function formOf(node: SchemaNode, path: string) {
  const { summary } = node
  const thumbnail = childrenOf(node).find(([, inner]) => inner.shows === 'picture')?.[0]
  return { ...(summary && { summary }), ...(thumbnail && { thumbnail }), fields: fieldsOf(node, path) }
}

function valueField(node: SchemaNode, required: boolean, path: string): ValueField {
  // Yes or no that may also be missing is chosen: a switch would write "no" where nobody has said so.
  const yesOrNo = node.const === true ? [true] : [true, false]
  const choices = node.enum ?? (node.type === 'boolean' && !required ? yesOrNo : undefined)
  if (choices) {
    const labels: Record<string, string> = { true: 'Yes', false: 'No', ...node.labels }
    const options = choices.map((value) => ({ value, label: labels[String(value)] ?? String(value) }))
    return { widget: 'select', options }
  }
  if (node.type === 'boolean') return { widget: 'boolean' }
  if (node.type === 'integer') return { widget: 'number', min: node.minimum, max: node.maximum }
  const types = node.anyOf?.map((kind) => typeof kind === 'object' && kind.type) ?? [node.type]
  if (types.some((type) => type !== 'string')) throw new Error(`${path}: no field shows a value of several types`)
  if (node.shows === 'picture') return { widget: 'image', accept: 'image/*', choose_url: false }
  if (node.shows === 'file') return { widget: 'file', accept: '.pdf,.zip', choose_url: false }
  if (node.collection) return { widget: 'relation', collection: node.collection }
  if (node.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (node.format === 'date-time')
    return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', input_timezone: 'utc' }
  const pattern = node.pattern && { pattern: [node.pattern, node.asksFor] }
  const rules = { ...(node.maxLength && { maxlength: node.maxLength }), ...pattern }
  if (node.shows === 'colour') return { widget: 'color', allowInput: true, ...rules }
  return { widget: node.multiline ? 'text' : 'string', ...rules }
}
