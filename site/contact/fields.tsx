import type { ReactNode } from 'react'
import { type ConsentField, type FilesField, type FormField, ticked } from '../../forms/form.ts'
import { OutsideLink } from '../ui/button.tsx'

/** The id of a field's control, the same on the form's page and on the service's answer page. */
export function fieldId(name: string): string {
  return `field-${name}`
}

type FieldFrameProps = {
  field: FormField
  messages: readonly string[]
  /** The control, which takes the attributes that tie it to its label and to its messages or its hint. */
  children: (control: React.AriaAttributes & { id: string; name: string }) => ReactNode
}

/** A field with its label; below it its problems or, without any, its hint. */
export function FieldFrame({ field: { name, type, label, hint }, messages, children }: FieldFrameProps) {
  const id = fieldId(name)
  const isWrong = messages.length > 0
  const note = isWrong ? `${id}-error` : hint && `${id}-hint`
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* The label of a consent stands beside its box. */}
      {type !== 'consent' && (
        <label htmlFor={id} className="font-semibold">
          {label} {type === 'files' && <span className="font-normal text-ash">(optional)</span>}
        </label>
      )}
      {children({ id, name, 'aria-invalid': isWrong || undefined, 'aria-describedby': note })}
      {isWrong && (
        <ul id={note} className="flex flex-col gap-1 font-semibold text-ember">
          {messages.map((it) => (
            <li key={it}>
              <span className="sr-only">Error: </span>
              {it}
            </li>
          ))}
        </ul>
      )}
      {hint && !isWrong && (
        <p id={note} className="text-ash text-sm">
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
  field: Exclude<FormField, FilesField | ConsentField>
  messages: readonly string[]
  /** What was typed, where the form comes back without script. */
  value?: string | undefined
}

/** A field of text or a dropdown. Nothing that is typed or pasted is cut off: what is too long can be shortened. */
export function TypedField({ field, messages, value = '' }: TypedFieldProps) {
  return (
    <FieldFrame field={field} messages={messages}>
      {(tied) => {
        const control = { ...tied, required: true, defaultValue: value }
        switch (field.type) {
          case 'select':
            return (
              <select {...control} className={`select ${typedBox} min-h-12 pr-12`}>
                <option value="">{field.placeholder}</option>
                {field.options.map((it) => (
                  <option key={it}>{it}</option>
                ))}
              </select>
            )
          case 'textarea':
            return (
              <textarea
                {...control}
                rows={field.rows}
                className={`${typedBox} field-sizing-content ${field.rows > 4 ? 'min-h-36' : 'min-h-24'} resize-y`}
              />
            )
          default:
            return (
              <input
                {...control}
                type={field.type}
                autoComplete={field.autocomplete}
                spellCheck={false}
                className={`${typedBox} min-h-12`}
              />
            )
        }
      }}
    </FieldFrame>
  )
}

// The tick is drawn here, since browsers draw the empty box grey and faint; forced colours get the browser's.
const tickBox =
  "my-2 grid size-7 shrink-0 scroll-mt-24 cursor-pointer appearance-none place-items-center rounded-box border border-edge bg-coal font-semibold text-night hover:border-bone checked:border-brass checked:bg-brass checked:before:content-['✓'] aria-invalid:border-ember forced-colors:appearance-auto"

type ConsentBoxProps = { field: ConsentField; messages: readonly string[] }

/** A box that always starts unticked; `autocomplete` keeps browsers from ticking it again after a reload. */
export function ConsentBox({ field, messages }: ConsentBoxProps) {
  return (
    <FieldFrame field={field} messages={messages}>
      {(control) => (
        <div className="flex gap-3">
          <input
            {...control}
            type="checkbox"
            value={ticked}
            required
            autoComplete="off"
            className={tickBox}
          />
          <label htmlFor={control.id} className="py-2">
            {field.label}{' '}
            <OutsideLink href={field.link.href} className="underline underline-offset-4 hover:text-brass">
              {field.link.text}
            </OutsideLink>
          </label>
        </div>
      )}
    </FieldFrame>
  )
}
