import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * What is wrong in a content file, one line for each mistake: `file: field: found …, allowed: …`. Entries of a list
 * are named by their own id as well as by their place, so that nobody has to count.
 */
export function describeMistakes(file: string, content: unknown, issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${file}: ${fieldName(content, [...issue.path, key])}: found a key nobody knows, allowed: the keys of the schema`,
      )
    }
    return [
      `${file}: ${fieldName(content, issue.path)}: found ${shown(valueAt(content, issue.path))}, allowed: ${allowed(issue)}`,
    ]
  })
}

/** Thrown with every mistake of every file at once: one run shows the whole list. */
export class ContentMistakes extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(`${mistakes.length} mistake(s) in the content:\n${mistakes.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

function allowed(issue: Issue): string {
  if (issue.code === 'invalid_value') return issue.values.join(', ')
  if (issue.code === 'invalid_type') return `a ${issue.expected}`
  return issue.message
}

function fieldName(content: unknown, path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(the whole file)'
  const names = path.map((key, index) => {
    const id = typeof key === 'number' ? valueAt(content, [...path.slice(0, index + 1), 'id']) : undefined
    return typeof id === 'string' ? `${String(key)} (${id})` : String(key)
  })
  return names.join('.')
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, content)
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120)
}
