import type { z } from 'zod'
import { type FormField, labelOf } from './form-fields.ts'

/**
 * What may not be saved, a line each, in the labels of the form: "Sections › 2 › Picture › In words: …".
 * `values` are those of the form, in which a field that is left empty has an empty value; in the file it is not there.
 */
export function mistakesIn(schema: z.ZodType, fields: readonly FormField[], values: unknown): string[] {
  const written = withoutEmpty(values)
  const issues = schema.safeParse(written).error?.issues ?? []
  return [...new Set(issues.map((it) => `${labels(fields, written, it.path)}: ${allowed(it)}`))]
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined
  if (value === null || value === '') return undefined
  if (typeof value !== 'object') return value
  // The library marks the entries of lists with names of its own.
  const named = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'))
  const filled = named.map(([name, it]) => [name, withoutEmpty(it)]).filter(([, it]) => it !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Of a field that may be this or that, what each of them asks for. */
function allowed(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: no such field here`
  if (issue.code !== 'invalid_union') return issue.message
  return [...new Set(issue.errors.flat().map(allowed))].join(', or ') || issue.message
}

/** "Menus › Main › 3 › Leads to": entries of lists are counted from one, as people count. */
function labels(fields: readonly FormField[], values: unknown, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path
  if (key === undefined) return ''
  const value = values && typeof values === 'object' ? Reflect.get(values, key) : undefined
  const field = typeof key === 'number' ? undefined : fields.find((it) => it.name === key)
  const label = typeof key === 'number' ? String(key + 1) : (field?.label ?? labelOf(String(key)))
  const inside = labels(field ? fieldsIn(field, value, rest) : fields, value, rest)
  return inside ? `${label} › ${inside}` : label
}

/** Of a list of entries of several kinds, those of the kind of the entry that `path` begins with. */
function fieldsIn(field: FormField, value: unknown, path: readonly PropertyKey[]): readonly FormField[] {
  if (!field.types) return field.fields ?? []
  const entry: unknown = Array.isArray(value) ? value[Number(path[0])] : undefined
  const type = entry && typeof entry === 'object' ? Reflect.get(entry, 'type') : undefined
  return field.types.find((it) => it.name === type)?.fields ?? []
}
