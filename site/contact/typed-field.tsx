import { useState } from 'react'
import type { ChoiceField, EmailField, MultiLineField, TextField } from '../../forms/form.ts'
import { LineIcon } from '../ui/line-icon.tsx'
import { CharacterCount } from './character-count.tsx'
import { FieldFrame, textIds } from './field-frame.tsx'
import { fieldId } from './form-values.ts'

type Field = TextField | EmailField | MultiLineField | ChoiceField

const box =
  'w-full rounded-box border bg-coal px-4 py-3 text-bone placeholder:text-ash hover:border-bone aria-invalid:border-2 aria-invalid:border-ember border-edge'

/** A field of text or a dropdown, with its label, hint, messages and count tied to it for assistive technology. */
export function TypedField({
  field,
  messages,
  value = '',
}: {
  field: Field
  messages: readonly string[]
  /** What was typed, where the form comes back without script. */
  value?: string
}) {
  const [length, setLength] = useState(value.length)
  const id = fieldId(field.name)
  const ids = textIds(id)
  const wrong = messages.length > 0
  const counted = field.type !== 'select'
  const shared = {
    id,
    name: field.name,
    required: field.required,
    defaultValue: value,
    'aria-invalid': wrong || undefined,
    'aria-describedby':
      [field.hint && ids.hint, wrong && ids.messages, counted && ids.count].filter(Boolean).join(' ') ||
      undefined,
  }
  const count = (event: React.InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setLength(event.currentTarget.value.length)
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} messages={messages}>
      {field.type === 'select' && <Choice field={field} {...shared} />}
      {field.type === 'textarea' && (
        <textarea {...shared} rows={field.rows} onInput={count} className={`${box} min-h-32 resize-y`} />
      )}
      {(field.type === 'text' || field.type === 'email') && (
        <input
          {...shared}
          type={field.type}
          autoComplete={field.autocomplete}
          spellCheck={false}
          onInput={count}
          className={`${box} min-h-12`}
        />
      )}
      {counted && (
        <CharacterCount
          id={ids.count}
          length={length}
          limit={field.maxLength}
          always={field.type === 'textarea' && field.counter}
        />
      )}
    </FieldFrame>
  )
}

function Choice({ field, ...rest }: React.ComponentProps<'select'> & { field: ChoiceField }) {
  return (
    <span className="relative block">
      <select {...rest} className={`${box} min-h-12 appearance-none pr-12`}>
        <option value="">{field.placeholder}</option>
        {field.options.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
      <LineIcon
        box="0 0 24 24"
        path="m5 9 7 7 7-7"
        width={2}
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
      />
    </span>
  )
}
