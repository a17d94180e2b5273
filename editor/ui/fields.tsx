import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import type { Form } from '../fields/form.ts'
import { at } from '../fields/values.ts'
import { PictureInput } from './picture-input.tsx'

/** A field of Keystatic for a field of ours. */
function fieldFor(form: Form, path: string): ComponentSchema {
  const { label, help: description, optional } = form
  const isRequired = !optional
  switch (form.is) {
    case 'text': {
      const regex = new RegExp(optional ? `^$|${form.pattern}` : (form.pattern ?? ''))
      const pattern = form.pattern === undefined ? undefined : { regex, message: `${label}: ${form.problem}` }
      const validation = { isRequired, length: { max: form.max }, pattern }
      return fields.text({ label, description, multiline: form.multiline, validation })
    }
    case 'number':
      return fields.integer({ label, description, validation: { isRequired, min: form.min, max: form.max } })
    case 'date':
      return fields.date({ label, description, validation: { isRequired } })
    case 'flag':
      return fields.checkbox({ label, description })
    case 'choice': {
      const options = form.values.map((it) => ({
        label: form.words[String(it)] ?? String(it),
        value: String(it),
      }))
      if (optional) options.unshift({ label: 'Not stated', value: '' })
      return fields.select({ label, description, options, defaultValue: options[0]?.value ?? '' })
    }
    case 'reference':
      return fields.relationship({
        label,
        description,
        collection: form.collection,
        validation: { isRequired },
      })
    case 'picture':
      return pictureField(label, slotOf(path))
    case 'pair': {
      const number = (label: string) => fields.integer({ label })
      return fields.object(
        { least: number('From'), most: number('To') },
        { label, description, layout: [6, 6] },
      )
    }
    case 'list':
      return fields.array(fieldFor(form.of, path), {
        label,
        description,
        itemLabel: (props) => shortly(props) || label,
        validation: { length: { min: optional ? 0 : form.min, max: form.max } },
      })
    case 'group': {
      const group = fields.object(fieldsFor(form.fields, path), { label, description })
      if (!optional) return group
      return fields.conditional(fields.checkbox({ label: `With ${label.toLowerCase()}` }), {
        true: group,
        false: fields.empty(),
      })
    }
  }
}

export function fieldsFor(group: Record<string, Form>, path = ''): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(group).map(([key, form]) => [key, fieldFor(form, `${path}/${key}`)]),
  )
}

/** A picture's name begins with what it is for, as in CONTRIBUTING, "Replace a picture". */
const slots = {
  '/tile/': 'tile',
  '/hero/image': 'hero',
  '/contactTopics/': 'contact',
  '/home/': 'home',
  '/ludomentor/': 'promo',
}

function slotOf(path: string): string {
  return Object.entries(slots).find(([start]) => path.startsWith(start))?.[1] ?? 'feature'
}

function pictureField(label: string, slot: string): BasicFormField<string> {
  const parse = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    kind: 'form',
    label,
    Input: (props) => <PictureInput label={label} slot={slot} {...props} />,
    defaultValue: () => '',
    parse,
    serialize: (value) => ({ value: value || undefined }),
    validate: (value) => value,
    reader: { parse },
  }
}

/** What an entry of a list is called while it is closed: the first words in it. */
function shortly(props: unknown): string {
  const [own, inner] = [at(props, 'value'), at(props, 'fields')]
  if (typeof own === 'string') return own.slice(0, 80)
  if (inner === undefined) return ''
  const known = ['title', 'label', 'id', 'from', 'file', 'game', 'value'].map((it) => shortly(at(inner, it)))
  return known.find((it) => it !== '') ?? ''
}
