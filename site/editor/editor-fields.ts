import { z } from 'zod'

/** What the `.meta()` of a content schema may say of its field. */
const fieldMetaSchema = z.strictObject({
  /** The label, in place of the words of the name. */
  title: z.string().optional(),
  /** The hint. */
  description: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
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

/** A widget of Sveltia CMS with its options. */
type Widget = { widget: string; [option: string]: unknown }

export type EditorField = Widget & {
  name: string
  label: string
  fields?: EditorField[]
  types?: { name: string; label: string; fields: EditorField[] }[]
}

/**
 * The form of a content schema, for Sveltia CMS: its labels and hints are the schema's `.meta()`, else the words of the
 * name. Throws an Error that names the field where no form can show it: a value of several types, or a required list
 * or object that may be empty; and where a `.meta()` says something that no field knows.
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
  return objectFields(root)
}

/** "firstButton" to "First button". */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The fields of an object. `path`: what messages put before their names, like `hero.`. */
function objectFields(node: SchemaNode, path = ''): EditorField[] {
  const required = new Set(node.required)
  const named = propertiesOf(node).filter(([, inner]) => typeof inner.const !== 'string')
  return named.map(([name, inner]) => namedField(name, inner, required.has(name), `${path}${name}`))
}

/** The properties of an object with their schemas; those of a record are its keys. */
function propertiesOf({ properties, propertyNames, additionalProperties }: SchemaNode): [string, SchemaNode][] {
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  const all = properties ?? Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  return Object.entries(all).flatMap(([name, node]) => (typeof node === 'object' ? [[name, node]] : []))
}

function namedField(name: string, node: SchemaNode, required: boolean, path: string): EditorField {
  const label = node.title ?? labelOf(name)
  const field = { name, label, required, ...(node.description && { hint: node.description }) }
  if (node.type === 'object') {
    if (required && !node.required?.length) throw new Error(`${path}: an object that may be empty must be optional`)
    return { ...field, widget: 'object', collapsed: 'auto', ...objectOptions(node, `${path}.`) }
  }
  if (node.type !== 'array') return { ...field, ...scalarWidget(node, required, path) }
  if (required && !node.minItems) throw new Error(`${path}: a list that may be empty must be optional`)
  return { ...field, min: node.minItems, max: node.maxItems, ...listWidget(node, label, path) }
}

/** The fields of an object, and what it shows when it is closed, besides its first text: a line, a picture. */
function objectOptions(node: SchemaNode, path: string) {
  const { summary } = node
  const thumbnail = propertiesOf(node).find(([, inner]) => inner.shows === 'picture')?.[0]
  return { ...(summary && { summary }), ...(thumbnail && { thumbnail }), fields: objectFields(node, path) }
}

function listWidget(node: SchemaNode, label: string, path: string) {
  const { items } = node
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error(`${path}: a list whose entries have no schema`)
  const entry: SchemaNode = items
  if (entry.collection) return { ...scalarWidget(entry, true, path), multiple: true }
  const entryLabel = entry.title ?? label
  const list = { widget: 'list', label_singular: entryLabel }
  if (entry.oneOf) return { ...list, collapsed: true, types: entry.oneOf.map((type) => listType(type, path)) }
  if (entry.type === 'object') return { ...list, collapsed: true, ...objectOptions(entry, `${path}.`) }
  const value = scalarWidget(entry, true, path)
  // A line of text needs no form of its own.
  if (value.widget === 'string') return { ...list, ...(entry.pattern && { pattern: value.pattern }) }
  return { ...list, collapsed: false, field: { name: 'value', label: entryLabel, ...value } }
}

/** One of the kinds of entry of a list, told apart by `type`. */
function listType(node: SchemaNode, path: string) {
  const type: SchemaNode = z.object({ const: z.string() }).parse(node.properties?.type)
  const name = String(type.const)
  return { name, label: node.title ?? labelOf(name), ...objectOptions(node, `${path}.${name}.`) }
}

/** The widget of a value that is neither an object nor a list. Throws an Error when no widget shows such a value. */
function scalarWidget(node: SchemaNode, required: boolean, path: string): Widget {
  // An optional yes/no field is a select: a switch would save "no" when nobody has chosen.
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
