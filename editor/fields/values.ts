import type { Form } from './form.ts'

export type Fields = Record<string, unknown>

/** What a form holds for a value of a content file. Fields that may be left out have an empty form of their own. */
export function toForm(form: Form, value: unknown): unknown {
  if (form.is === 'choice') return String(value ?? '')
  if (form.is === 'flag') return value === true
  if (form.is === 'pair') return { least: at(value, 0), most: at(value, 1) }
  if (form.is === 'list') {
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
    return list.map((it) => toForm(form.of, it))
  }
  if (form.is !== 'group') return value
  if (value === undefined && form.optional) return { discriminant: false }
  const group = mapped(form.fields, (field, key) => toForm(field, at(value, key)))
  return form.optional ? { discriminant: true, value: group } : group
}

/** The other way round; undefined is what the file leaves out. */
export function fromForm(form: Form, value: unknown): unknown {
  if (form.is === 'choice') return form.values.find((it) => String(it) === value)
  if (form.is === 'flag') return value === true || (form.optional ? undefined : false)
  if (form.is === 'pair') {
    const pair = [at(value, 'least'), at(value, 'most')]
    return pair.some((it) => typeof it !== 'number') ? undefined : pair
  }
  if (form.is === 'list') {
    const list = (Array.isArray(value) ? value : []).map((it) => fromForm(form.of, it) ?? '')
    if (list.length === 0 && form.optional) return undefined
    return form.orText && list.length === 1 ? list[0] : list
  }
  if (form.is === 'group') {
    if (form.optional && at(value, 'discriminant') !== true) return undefined
    const group = form.optional ? at(value, 'value') : value
    return mapped(form.fields, (field, key) => fromForm(field, at(group, key)))
  }
  return typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)
}

/** What a file holds as it comes out of its form again; the fields of no form are left out. */
export function throughForm(form: Form, content: unknown): Fields {
  return { ...Object(fromForm(form, toForm(form, content))) }
}

/** `hero.buttonOneTarget` as the labels on the way to it, entries of a list by their place. */
export function labelsOf(form: Form, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return []
  const inner = form.is === 'list' ? form.of : form.is === 'group' ? form.fields[key] : undefined
  if (!inner) return [[key, ...rest].join('.')]
  const label = form.is === 'list' ? `no. ${Number.parseInt(key, 10) + 1}` : inner.label
  return [label, ...labelsOf(inner, rest)]
}

function mapped(fields: Record<string, Form>, to: (field: Form, key: string) => unknown): object {
  const entries = Object.entries(fields).map(([key, field]) => [key, to(field, key)])
  return Object.fromEntries(entries.filter(([, it]) => it !== undefined))
}

export function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
