import { type FormField, type FormValues, type Problem, ticked } from './form.ts'

/**
 * What stands in the way of sending, in the order of the fields: at most one problem for each text, and those of files (docs/specification.md, "Validation").
 *
 * | field    | found                                   | message   |
 * |----------|-----------------------------------------|-----------|
 * | any text | nothing but white space                | missing   |
 * | any text | more characters than its limit          | tooLong   |
 * | e-mail   | not what an e-mail input accepts        | malformed |
 * | dropdown | nothing, or a title not in the list     | missing   |
 * | consent  | not ticked                              | missing   |
 */
export function problemsIn(
  fields: readonly FormField[],
  values: FormValues,
  fileProblems: readonly Problem[] = [],
): Problem[] {
  return fields.flatMap((field) => {
    if (field.type === 'files') return fileProblems
    const message = problemWith(field, tidyValue(field, values[field.name] ?? ''))
    return message === undefined ? [] : [{ field: field.name, message }]
  })
}

/** The value as it is stored: no white space around it, one kind of line break, no characters nobody can type. */
export function tidyValue(field: FormField, value: string): string {
  const wellFormed = value.toWellFormed().replace(/\r\n?/g, '\n')
  if (field.type === 'textarea') return wellFormed.replace(controlsButLines, '').trim()
  return wellFormed.replace(controls, ' ').trim()
}

// Control characters have no place in a name or a message, and a line break in a name could forge a mail header.
const controls = /[\p{Cc}\u2028\u2029]+/gu
const controlsButLines = /(?![\t\n])\p{Cc}/gu

// The pattern of <input type="email">: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

function problemWith(field: Exclude<FormField, { type: 'files' }>, value: string): string | undefined {
  switch (field.type) {
    case 'consent':
      return value === ticked ? undefined : field.missing
    case 'select':
      return field.options.includes(value) ? undefined : field.missing
    default:
      if (value === '') return field.missing
      if (value.length > field.maxLength) return tooLong(field, value)
      return field.type === 'email' && !emailPattern.test(value) ? field.malformed : undefined
  }
}

function tooLong({ label, maxLength }: { label: string; maxLength: number }, value: string): string {
  const [most, excess] = [maxLength, value.length - maxLength].map((it) => it.toLocaleString('en'))
  return `${label} can have at most ${most} characters. Shorten it by ${excess}.`
}
