import type { Form } from './form.ts'

/** What a form holds for a value of a content file. Fields that may be left out have an empty form of their own. */
export function toForm(form: Form, value: unknown): unknown {
  switch (form.is) {
    case 'choice':
      return String(value ?? '')
    case 'flag':
      return value === true
    case 'pair':
      return { least: at(value, 0), most: at(value, 1) }
    case 'list': {
      const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
      return list.map((it) => toForm(form.of, it))
    }
    case 'group': {
      if (value === undefined && form.optional) return { discriminant: false }
      const fields = Object.entries(form.fields).map(([key, field]) => [key, toForm(field, at(value, key))])
      const group = Object.fromEntries(fields)
      return form.optional ? { discriminant: true, value: group } : group
    }
    default:
      return value
  }
}

/** The other way round; undefined is what the file leaves out. */
export function fromForm(form: Form, value: unknown): unknown {
  switch (form.is) {
    case 'choice':
      return form.values.find((it) => String(it) === value)
    case 'flag':
      return value === true ? true : form.optional ? undefined : false
    case 'pair':
      return [at(value, 'least') ?? undefined, at(value, 'most') ?? undefined].some((it) => it === undefined)
        ? undefined
        : [at(value, 'least'), at(value, 'most')]
    case 'list': {
      const list = (Array.isArray(value) ? value : []).map((it) => fromForm(form.of, it) ?? '')
      if (list.length === 0 && form.optional) return undefined
      return form.orText && list.length === 1 ? list[0] : list
    }
    case 'group': {
      if (form.optional && at(value, 'discriminant') !== true) return undefined
      const group = form.optional ? at(value, 'value') : value
      const fields = Object.entries(form.fields).map(([key, field]) => [key, fromForm(field, at(group, key))])
      return Object.fromEntries(fields.filter(([, it]) => it !== undefined))
    }
    default:
      return typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)
  }
}

/** `hero.buttonOneTarget` in the words of the form: "Hero, First button leads to a section". */
export function inWords(form: Form, field: string): string {
  const [key = '', ...rest] = field.split('.')
  const inner = form.is === 'group' ? form.fields[key] : undefined
  if (form.is === 'list' && key !== '') {
    const place = Number.parseInt(key, 10)
    return [`no. ${place + 1}`, inWords(form.of, rest.join('.'))].filter(Boolean).join(', ')
  }
  return inner ? [inner.label, inWords(inner, rest.join('.'))].filter(Boolean).join(', ') : field
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
