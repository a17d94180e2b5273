import { type ReactNode, useEffect, useState } from 'react'
import {
  type ChoiceField,
  type ConsentField as ConsentFieldOf,
  type EmailField,
  type MultiLineField,
  type TextField,
  ticked,
} from '../../forms/form.ts'
import { LineIcon } from '../ui/line-icon.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

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
  label?: ReactNode
  hint?: string | undefined
  messages: readonly string[]
  children: ReactNode
}

/** A field with its label, hint and messages, and a stroke at the left of what needs mending. */
export function FieldFrame({ id, label, hint, messages, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 border-ember has-[[aria-invalid]]:border-l-4 has-[[aria-invalid]]:pl-4">
      {label && (
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      )}
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
      {children}
      {hint && messages.length === 0 && (
        <p id={`${id}-hint`} className="text-ash text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

const typedBox =
  'w-full rounded-box border bg-coal px-4 py-3 text-bone placeholder:text-ash hover:border-bone aria-invalid:border-2 aria-invalid:border-ember border-edge'

type TypedFieldProps = {
  field: TextField | EmailField | MultiLineField | ChoiceField
  messages: readonly string[]
  /** What was typed, where the form comes back without script. */
  value?: string | undefined
}

/** A field of text or a dropdown. It keeps its own value, so what is typed before the script arrives is not lost. */
export function TypedField({ field, messages, value = '' }: TypedFieldProps) {
  const [length, setLength] = useState(value.length)
  const id = fieldId(field.name)
  const shared = {
    id,
    name: field.name,
    required: field.required,
    defaultValue: value,
    ...describedBy(id, { hint: field.hint !== undefined, wrong: messages.length > 0 }),
    onInput: (event: React.InputEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setLength(event.currentTarget.value.length),
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
      {field.type !== 'select' && length > field.maxLength * near && (
        <CharacterCount length={length} limit={field.maxLength} />
      )}
    </FieldFrame>
  )
}

/** The part of a limit from which on the count is shown. */
const near = 0.9

/** How much more may be written. Nothing is cut off: a text that is too long is said to be so, and can be shortened. */
function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const text = charactersLeft(length, limit)
  const [spoken, setSpoken] = useState('')

  // The clock: a screen reader says the count when the writer pauses, not at each letter.
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text), 1000)
    return () => clearTimeout(pause)
  }, [text])

  return (
    <>
      <p
        aria-hidden="true"
        className={`tabular-nums ${length > limit ? 'font-semibold text-ember' : 'text-ash'}`}
      >
        {text}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  )
}

/** Counted as the rules in `forms/` count: UTF-16 code units, as the browser's `maxlength` does. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length
  const characters = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  return left < 0 ? `You have ${characters} too many.` : `You have ${characters} left.`
}

// The tick is drawn here, since browsers draw the empty box too faint on a dark page; forced colours get the browser's.
const tickBox =
  'peer size-7 cursor-pointer appearance-none rounded-box border-2 border-edge bg-coal hover:border-bone checked:border-brass checked:bg-brass aria-invalid:border-ember forced-colors:appearance-auto'

type ConsentFieldProps = { field: ConsentFieldOf; messages: readonly string[] }

/** A box that always starts unticked; `autocomplete` keeps browsers from ticking it again after a reload. */
export function ConsentField({ field, messages }: ConsentFieldProps) {
  const id = fieldId(field.name)
  return (
    <FieldFrame id={id} messages={messages}>
      <div className="flex gap-3">
        <span className="relative my-2 size-7 shrink-0">
          <input
            type="checkbox"
            id={id}
            name={field.name}
            value={ticked}
            required={field.required}
            autoComplete="off"
            {...describedBy(id, { hint: false, wrong: messages.length > 0 })}
            className={tickBox}
          />
          <LineIcon
            box="0 0 24 24"
            path="m5 12.5 5 5 9-11"
            width={3.5}
            className="pointer-events-none absolute inset-0.5 hidden size-6 text-night peer-checked:block forced-colors:hidden"
          />
        </span>
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
