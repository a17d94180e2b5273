import { z } from 'zod'

/** One field of a form as a person meets it; a group's and a list's hold others. */
export type Form = { label: string; help?: string; optional: boolean } & (
  | { is: 'text'; multiline: boolean; max?: number; pattern?: string; problem?: string }
  | { is: 'number'; min?: number; max?: number }
  | { is: 'date' | 'flag' | 'pair' | 'picture' }
  | { is: 'choice'; values: (string | boolean)[] }
  | { is: 'reference'; collection: string }
  | { is: 'group'; fields: Record<string, Form> }
  /** `orText`: one entry is written as a text of its own. */
  | { is: 'list'; of: Form; min?: number; max?: number; orText: boolean }
)

type Group = Extract<Form, { is: 'group' }>

/** One screen of the editor: its file, or its files where `*` stands for a name, and the page that shows it, or the page of each. */
export type ContentForm = {
  label: string
  file: string
  page: string
  pages?: Record<string, string>
  form: Group
}

/** What `z.toJSONSchema` says of a schema, as far as a form needs it; `.meta()` adds title, description and the last four. */
type Shape = z.infer<typeof shapeBase> & {
  properties?: Record<string, Shape>
  items?: Shape | boolean
  anyOf?: Shape[]
  additionalProperties?: Shape | boolean
}

const shapeBase = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.union([z.string(), z.boolean()])).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  propertyNames: z.object({ enum: z.array(z.string()) }).optional(),
  problem: z.string().optional(),
  multiline: z.boolean().optional(),
  picture: z.boolean().optional(),
  collection: z.string().optional(),
})

const shape: z.ZodType<Shape> = shapeBase
  .extend({
    properties: z.record(
      z.string(),
      z.lazy(() => shape),
    ),
    items: z.union([z.boolean(), z.lazy(() => shape)]),
    anyOf: z.array(z.lazy(() => shape)),
    additionalProperties: z.union([z.boolean(), z.lazy(() => shape)]),
  })
  .partial()

/** The form of a content file, derived from its schema. Throws an Error that names what cannot be shown. */
export function formOf(schema: z.ZodType): Group {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withProblem })
  const form = fieldOf('form', shape.parse(json), false)
  if (form.is !== 'group') throw new Error('a form is made of an object')
  return form
}

/** The words of a pattern's own message, which JSON Schema has no place for. */
function withProblem({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { checks = [] } = zodSchema._zod.def
  const [message] = checks.map((it) => wordsOf(it._zod.def.error))
  if (typeof message === 'string') Object.assign(jsonSchema, { problem: message })
}

function wordsOf(error: unknown): unknown {
  return typeof error === 'function' ? error({}) : undefined
}

function fieldOf(key: string, it: Shape, optional: boolean): Form {
  const shared = { label: it.title ?? inWords(key), help: it.description, optional }
  const { items, anyOf, additionalProperties: others } = it
  if (it.picture) return { ...shared, is: 'picture' }
  if (it.collection !== undefined) return { ...shared, is: 'reference', collection: it.collection }
  if (it.prefixItems?.length === 2) return { ...shared, is: 'pair' }
  if (it.const === true) return { ...shared, is: 'flag' }
  if (it.enum) return { ...shared, is: 'choice', values: it.enum }
  if (it.type === 'boolean') {
    return optional ? { ...shared, is: 'choice', values: [true, false] } : { ...shared, is: 'flag' }
  }
  if (it.type === 'integer') return { ...shared, is: 'number', min: it.minimum, max: smaller(it.maximum) }
  if (it.format === 'date') return { ...shared, is: 'date' }
  if (it.type === 'string' || anyOf?.every((one) => one.type === 'string')) {
    const { pattern, problem, maxLength: max, multiline = false } = it
    return { ...shared, is: 'text', multiline, max, pattern: it.format ? undefined : pattern, problem }
  }
  const listOf = anyOf?.find((one) => one.type === 'array')?.items ?? items
  if (typeof listOf === 'object') {
    const of = fieldOf(key, listOf, false)
    return { ...shared, is: 'list', of, min: it.minItems, max: it.maxItems, orText: anyOf !== undefined }
  }
  const known = it.propertyNames?.enum.map((name) => [name, others]) ?? Object.entries(it.properties ?? {})
  const fields = known.flatMap(([name, one]) => {
    if (typeof name !== 'string' || typeof one !== 'object' || Array.isArray(one)) return []
    return [[name, fieldOf(name, one, !it.required?.includes(name))]]
  })
  if (it.type === 'object' && fields.length > 0)
    return { ...shared, is: 'group', fields: Object.fromEntries(fields) }
  throw new Error(`${key} cannot be shown in the editor: teach editor/fields/form.ts its kind`)
}

/** JSON Schema bounds every integer at what a computer can count. */
function smaller(max: number | undefined): number | undefined {
  return max !== undefined && max < 1e9 ? max : undefined
}

/** `playTime` is "Play time". */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
