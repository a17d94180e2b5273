import { z } from 'zod'

/** One field of a form as a person meets it; a group's and a list's hold others. */
export type Form = { label: string; help?: string; optional: boolean } & (
  | { is: 'text'; multiline: boolean; max?: number; pattern?: string; problem?: string }
  | { is: 'number'; min?: number; max?: number }
  | { is: 'date' | 'flag' | 'pair' | 'picture' }
  | { is: 'choice'; values: (string | boolean)[]; words: Record<string, string> }
  | { is: 'reference'; collection: string }
  | { is: 'group'; fields: Record<string, Form> }
  /** `orText`: one entry is written as a text of its own. */
  | { is: 'list'; of: Form; min?: number; max?: number; orText: boolean }
)

export type Group = Extract<Form, { is: 'group' }>

/** What `z.toJSONSchema` says of a schema. `.meta()` adds title, description and the last four. */
type Shape = z.core.JSONSchema.BaseSchema & {
  problem?: string
  multiline?: boolean
  picture?: boolean
  collection?: string
  words?: Record<string, string>
}

/** The form of a content file, derived from its schema. Throws an Error that names what cannot be shown. */
export function formOf(schema: z.ZodType): Group {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withProblem })
  const form = fieldOf('form', json, false)
  if (form.is !== 'group') throw new Error('a form is made of an object')
  return form
}

/** The words of a pattern's own message, which JSON Schema has no place for. */
function withProblem({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const [error] = (zodSchema._zod.def.checks ?? []).map((it): unknown => it._zod.def.error)
  const message = typeof error === 'function' ? error({}) : undefined
  if (typeof message === 'string') Object.assign(jsonSchema, { problem: message })
}

function fieldOf(key: string, it: Shape, optional: boolean): Form {
  const shared = { label: it.title ?? inWords(key), help: it.description, optional }
  const anyOf = it.anyOf?.filter(isShape)
  if (it.picture) return { ...shared, is: 'picture' }
  if (it.collection !== undefined) return { ...shared, is: 'reference', collection: it.collection }
  if (it.prefixItems?.length === 2) return { ...shared, is: 'pair' }
  if (it.const === true || (it.type === 'boolean' && !optional)) return { ...shared, is: 'flag' }
  const values = it.type === 'boolean' ? [true, false] : it.enum
  if (values)
    return {
      ...shared,
      is: 'choice',
      values: values.filter(isChoice),
      words: { true: 'Yes', false: 'No', ...it.words },
    }
  if (it.type === 'integer') return { ...shared, is: 'number', min: it.minimum, max: it.maximum }
  if (it.format === 'date') return { ...shared, is: 'date' }
  if (it.type === 'string' || anyOf?.every((one) => one.type === 'string')) {
    const { pattern, problem, maxLength: max, multiline = false } = it
    return { ...shared, is: 'text', multiline, max, pattern: it.format ? undefined : pattern, problem }
  }
  const listOf = anyOf?.find((one) => one.type === 'array')?.items ?? it.items
  if (isShape(listOf)) {
    const of = fieldOf(key, listOf, false)
    return { ...shared, is: 'list', of, min: it.minItems, max: it.maxItems, orText: anyOf !== undefined }
  }
  const names = isShape(it.propertyNames) ? it.propertyNames.enum : undefined
  const known = names?.map((name) => [name, it.additionalProperties]) ?? Object.entries(it.properties ?? {})
  const fields = known.flatMap(([name, one]) =>
    isShape(one) ? [[name, fieldOf(String(name), one, !it.required?.includes(String(name)))]] : [],
  )
  if (fields.length > 0) return { ...shared, is: 'group', fields: Object.fromEntries(fields) }
  throw new Error(`${key} cannot be shown in the editor: teach editor/fields/form.ts its kind`)
}

function isShape(it: unknown): it is Shape {
  return typeof it === 'object' && it !== null && !Array.isArray(it)
}

function isChoice(it: unknown): it is string | boolean {
  return typeof it === 'string' || typeof it === 'boolean'
}

/** `playTime` is "Play time". */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
