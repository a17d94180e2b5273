import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { Mistake } from './content-error.ts'

/** The folder of this repository's content; commands run from the repository's root. */
export const contentFolder = join(process.cwd(), 'content')

/** Turns each issue of a schema into a mistake that names the file, the field, what stood there and what may. */
export function mistakesOf(file: string, root: unknown, error: z.ZodError): Mistake[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: fieldName(root, [...issue.path, key]),
        problem: `found ${found(root, [...issue.path, key])}, allowed: no such field here`,
      }))
    }
    return {
      file,
      field: fieldName(root, issue.path),
      problem: `found ${found(root, issue.path)}, allowed: ${allowed(issue)}`,
    }
  })
}

/** Of a field that may be this or that, what each of them asks for. */
function allowed(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return [...new Set(issue.errors.flat().map(allowed))].join(', or ') || issue.message
}

/** Reads a YAML file, `content/site.yaml`; returns undefined and adds to `mistakes` when it does not fit the schema. */
export function readYaml<T extends z.ZodType>(
  file: string,
  schema: T,
  mistakes: Mistake[],
): z.infer<T> | undefined {
  let root: unknown
  try {
    root = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    mistakes.push(noYaml(file, error))
    return undefined
  }
  return checked(file, root, schema, mistakes)
}

/** What to say of a file that cannot be read at all, with the line and column where the reader stopped. */
export function noYaml(file: string, error: unknown): Mistake {
  return { file, field: '(whole file)', problem: error instanceof Error ? error.message : String(error) }
}

/** What a file holds, checked; returns undefined and adds to `mistakes` when it does not fit the schema. */
export function checked<T extends z.ZodType>(
  file: string,
  root: unknown,
  schema: T,
  mistakes: Mistake[],
): z.infer<T> | undefined {
  const result = schema.safeParse(root)
  if (result.success) return result.data
  mistakes.push(...mistakesOf(file, root, result.error))
  return undefined
}

/** `documents.3 (nemesis-faq-en).title`: who looks for the mistake searches for the id, nobody counts entries. */
function fieldName(root: unknown, path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(whole file)'
  let value = root
  const names = path.map((key) => {
    value = value && typeof value === 'object' ? Reflect.get(value, key) : undefined
    const id =
      typeof key === 'number' && value && typeof value === 'object' ? Reflect.get(value, 'id') : undefined
    return typeof id === 'string' ? `${key.toString()} (${id})` : key.toString()
  })
  return names.join('.')
}

function found(root: unknown, path: readonly PropertyKey[]): string {
  let value = root
  for (const key of path) value = value && typeof value === 'object' ? Reflect.get(value, key) : undefined
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
