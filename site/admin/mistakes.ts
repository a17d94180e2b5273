import type { z } from 'zod'
import { mistakesOf } from '../content-mistakes.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

/**
 * What may not be saved, a line each, in the labels of the form: "Sections › 2 › Picture › In words: found …".
 * `values` are those of the form, in which a field that is left empty has an empty value; in the file it is not there.
 */
export function mistakesIn(schema: z.ZodType, values: unknown): string[] {
  const written = withoutEmpty(values)
  const fields = editorFields(schema)
  const { error } = schema.safeParse(written)
  const mistakes = error ? mistakesOf('', written, error) : []
  return [...new Set(mistakes.map(({ field, problem }) => `${labels(fields, field)}: ${problem}`))]
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

/** `menus.main.2.to` to "Menus › Main › 3 › Leads to": entries of lists are counted from one, as people count. */
function labels(fields: readonly EditorField[], path: string): string {
  let inside = fields
  const found = path.split('.').map((name) => {
    if (/^\d/.test(name)) return name.replace(/^\d+/, (at) => String(Number(at) + 1))
    const field = inside.find((it) => it.name === name)
    inside = field?.fields ?? field?.types?.flatMap((it) => it.fields) ?? []
    return field?.label ?? name
  })
  return found.join(' › ')
}
