import type { ReactNode } from 'react'
import {
  type ChoiceField,
  type ConsentField,
  type EmailField,
  type MultiLineField,
  type TextField,
  ticked,
} from '../../forms/form.ts'
import { OutsideLink } from '../ui/button.tsx'

/** The id of a field's control, the same on the form's page and on the service's answer page. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The attributes that tie a control to its messages or, while there is none, to its hint. */
export function describedBy(id: string, { hint, wrong }: { hint: boolean; wrong: boolean }) {
  const ids = [hint && !wrong && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': wrong || undefined, 'aria-describedby': ids || undefined }
}

type FieldFrameProps = {
  /** Of the field's control. */
  id: string
  label?: string
  optional?: boolean
  hint?: string | undefined
  messages: readonly string[]
  children: ReactNode
}

/** A field with its label; below it the hint, or what needs mending. */
export function FieldFrame({ id, label, optional, hint, messages, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {label && (
        <label htmlFor={id} className="font-semibold">
          {label} {optional && <span className="font-normal text-ash">(optional)</span>}
        </label>
      )}
      {children}
      {messages.length > 0 && (
        <ul id={`${id}-error`} className="flex flex-col gap-1 font-semibold text-ember">
          {messages.map((it) => (
            <li key={it}>
              <span className="sr-only">Error: </span>
              {it}
            </li>
          ))}
        </ul>
      )}
      {hint && messages.length === 0 && (
        <p id={`${id}-hint`} className="text-ash text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

// A link to a field stops above its label: an empty box alone does not say what belongs in it.
const typedBox =
  'w-full scroll-mt-24 rounded-box border bg-coal px-4 py-3 text-bone placeholder:text-ash hover:border-bone aria-invalid:border-ember border-edge'

type TypedFieldProps = {
  field: TextField | EmailField | MultiLineField | ChoiceField
  messages: readonly string[]
  /** What was typed, where the form comes back without script. */
  value?: string | undefined
}

/** A field of text or a dropdown. Nothing that is typed or pasted is cut off: what is too long can be shortened. */
export function TypedField({ field, messages, value = '' }: TypedFieldProps) {
  const id = fieldId(field.name)
  const shared = {
    id,
    name: field.name,
    required: true,
    defaultValue: value,
    ...describedBy(id, { hint: field.hint !== undefined, wrong: messages.length > 0 }),
  }
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} messages={messages}>
      {field.type === 'select' && (
        <select {...shared} className={`select ${typedBox} min-h-12 pr-12`}>
          <option value="">{field.placeholder}</option>
          {field.options.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      )}
      {field.type === 'textarea' && (
        <textarea
          {...shared}
          rows={field.rows}
          className={`${typedBox} field-sizing-content ${field.rows > 4 ? 'min-h-36' : 'min-h-24'} resize-y`}
        />
      )}
      {(field.type === 'text' || field.type === 'email') && (
        <input
          {...shared}
          type={field.type}
          autoComplete={field.autocomplete}
          spellCheck={false}
          className={`${typedBox} min-h-12`}
        />
      )}
    </FieldFrame>
  )
}

// The tick is drawn here, since browsers draw the empty box grey and faint; forced colours get the browser's.
const tickBox =
  "my-2 grid size-7 shrink-0 scroll-mt-24 cursor-pointer appearance-none place-items-center rounded-box border border-edge bg-coal font-semibold text-night hover:border-bone checked:border-brass checked:bg-brass checked:before:content-['✓'] aria-invalid:border-ember forced-colors:appearance-auto"

type ConsentBoxProps = { field: ConsentField; messages: readonly string[] }

/** A box that always starts unticked; `autocomplete` keeps browsers from ticking it again after a reload. */
export function ConsentBox({ field, messages }: ConsentBoxProps) {
  const id = fieldId(field.name)
  return (
    <FieldFrame id={id} messages={messages}>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={ticked}
          required
          autoComplete="off"
          {...describedBy(id, { hint: false, wrong: messages.length > 0 })}
          className={tickBox}
        />
        <label htmlFor={id} className="py-2">
          {field.label}{' '}
          <OutsideLink href={field.link.href} className="underline underline-offset-4 hover:text-brass">
            {field.link.text}
          </OutsideLink>
        </label>
      </div>
    </FieldFrame>
  )
}
