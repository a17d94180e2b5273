import type { z } from 'zod'
import { counted } from '../text/amounts.ts'

/** One mistake in a value, as the person who made it should read it. */
export type FieldMistake = { field: string; problem: string }

export type Mistake = FieldMistake & { file: string }

/** What reading a part of the content gives: the mistakes in it, and what could be read in spite of them. */
export type Checked<T> = { value: T; mistakes: readonly Mistake[] }

export function mistake(file: string, field: string, found: unknown, allowed: string): Mistake {
  return { file, field, problem: problemOf(found, allowed) }
}

function problemOf(found: unknown, allowed: string): string {
  return `found ${found}, allowed: ${allowed}`
}

/** A mistake for each name that is not among the known ones. */
export function unknownNameMistakes(file: string, field: string, names: readonly string[], known: readonly string[]) {
  return names.filter((name) => !known.includes(name)).map((name) => mistake(file, field, name, known.join(', ')))
}

/** A value of a content file and every object in it, each with its field. */
export function objectsIn(value: unknown, field = ''): { field: string; object: object }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, child]) => objectsIn(child, field ? `${field}.${key}` : key))
  return [{ field, object: value }, ...inner]
}

/** Thrown once with every mistake found, one line each: `file: field: what was found, what is allowed`. */
export class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)
    super(`${counted(mistakes.length, 'mistake')} in content files\n${lines.join('\n')}`)
    this.name = 'ContentError'
    // The stack is left out: the mistake is in a content file, not in our code.
    this.stack = `${this.name}: ${this.message}`
  }

  /** Without the message: where it names `content/documents/`, Astro would add a hint about the browser's `document`. */
  override toString(): string {
    return this.name
  }
}

/**
 * Returns the value, or one mistake for each broken rule. A mistake says what its field may be, because Zod's messages are
 * for developers. `fieldName` makes the name that the message shows from the path of the field.
 */
export function parseBySchema<T extends z.ZodType>(value: unknown, schema: T, fieldName = joinNames) {
  const { data, error } = schema.safeParse(value, { error: allowedValue })
  return { value: data, mistakes: error ? mistakesOf(value, error, fieldName) : [] }
}

const joinNames = (names: readonly string[]) => names.join('.')

/** What a field may be, by the kind of rule that it broke. Undefined where no schema of the content has such a rule. */
function allowedValue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'invalid_union':
      return Array.isArray(issue.options) ? issue.options.join(', ') : undefined
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`
    case 'too_small':
      return issue.origin === 'string' ? typeNames.string : `at least ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'invalid_format':
      return issue.format === 'datetime' ? 'a time like 2026-11-20T18:00:00Z' : undefined
  }
}

const typeNames: Record<string, string> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
  record: 'fields with values',
}
const units: Record<string, string> = { string: ' characters', array: ' entries' }

function mistakesOf(root: unknown, error: z.ZodError, fieldName: typeof joinNames): FieldMistake[] {
  return error.issues.flatMap((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys'
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    const words = isUnknown ? 'no such field here' : messageOf(issue)
    return paths.map((path) => ({
      field: fieldName(namesInPath(root, path)),
      problem: problemOf(foundAt(root, path), words),
    }))
  })
}

/** The message of an issue. For a union: the message of each member. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return [...new Set(issue.errors.flat().map(messageOf))].join(', or ') || issue.message
}

/** `documents`, `3 (nemesis-faq-en)`, `title`. The id is added because people search for it instead of counting entries. */
function namesInPath(root: unknown, path: readonly PropertyKey[]): string[] {
  if (path.length === 0) return ['(whole file)']
  return path.map((key, index) => {
    const id = typeof key === 'number' ? valueAt(root, [...path.slice(0, index + 1), 'id']) : undefined
    return typeof id === 'string' ? `${key.toString()} (${id})` : key.toString()
  })
}

function foundAt(root: unknown, path: readonly PropertyKey[]): string {
  const text = JSON.stringify(valueAt(root, path)) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root
  for (const key of path) value = value && typeof value === 'object' ? Reflect.get(value, key) : undefined
  return value
}
