import { type FormField, type FormValues, type Problem, ticked } from './form.ts'

/**
 * At most one problem for each field, in the order of the fields (docs/specification.md, "Validation").
 *
 * | field    | found                                   | message   |
 * |----------|-----------------------------------------|-----------|
 * | any text | nothing but white space, when required  | missing   |
 * | any text | more characters than its limit          | tooLong   |
 * | e-mail   | not what an e-mail input accepts        | malformed |
 * | dropdown | nothing, or a title not in the list     | missing   |
 * | consent  | not ticked                              | missing   |
 */
export function problemsIn(fields: readonly FormField[], values: FormValues): Problem[] {
  return fields.flatMap((field) => {
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

function problemWith(field: FormField, value: string): string | undefined {
  switch (field.type) {
    case 'files':
      return undefined
    case 'consent':
      return value === ticked ? undefined : field.messages.missing
    case 'select':
      return field.options.includes(value) ? undefined : field.messages.missing
    case 'email':
      if (value === '') return field.messages.missing
      if (value.length > field.maxLength) return field.messages.tooLong
      return emailPattern.test(value) ? undefined : field.messages.malformed
    default:
      if (value === '') return field.required ? field.messages.missing : undefined
      return value.length > field.maxLength ? field.messages.tooLong : undefined
  }
}
