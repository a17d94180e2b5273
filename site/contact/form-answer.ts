import type { Problem } from '../../forms/form.ts'
import { referencePattern } from '../../forms/protocol.ts'

/** The parts of the service's answer that a visitor may get to see. */
export type ReadAnswer = { status: number; statusText: string; text: string; type: string }

export const refusedWithoutWords = 'The form could not be sent. Please try again in a few minutes.'

/** The reference number in an answer of success; answers without one are fine (specification §7). */
export function referenceIn(answer: ReadAnswer): string | undefined {
  const found = property(parseJson(answer), 'reference')
  return typeof found === 'string' && referencePattern.test(found) ? found : undefined
}

/** The service's words, else the status text, which HTTP/2 no longer has. A proxy's error page is no text to show. */
export function refusalIn(answer: ReadAnswer): { message: string; fields: Problem[] } {
  const json = parseJson(answer)
  const message = property(json, 'message')
  if (typeof message === 'string' && message !== '') {
    const fields = property(json, 'fields')
    return { message, fields: Array.isArray(fields) ? fields.filter(isProblem) : [] }
  }
  const isText = json === undefined && !/html/i.test(answer.type)
  const words = isText ? answer.text.trim() : ''
  return { message: words || answer.statusText || refusedWithoutWords, fields: [] }
}

function parseJson({ text }: ReadAnswer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function property(found: unknown, name: string): unknown {
  return typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
}

function isProblem(found: unknown): found is Problem {
  return typeof property(found, 'field') === 'string' && typeof property(found, 'message') === 'string'
}
