import type { ReactNode } from 'react'
import { controlId, errorsId } from '../../forms/answer-markup.ts'
import { type ConsentField, type FilesField, type FormField, ticked } from '../../forms/form.ts'
import { linkInSentenceClass, NewTabLink } from '../ui/link.tsx'

type Control = React.AriaAttributes & { id: string; name: string }

type FieldFrameProps = {
  field: FormField
  messages: readonly string[]
  /** The control, which takes the attributes that tie it to its label, its messages and its hint. */
  children: (control: Control) => ReactNode
}

/** A field with its label; below it its errors and its hint. */
export function FieldFrame({ field: { name, type, label, hint }, messages, children }: FieldFrameProps) {
  const id = controlId(name)
  const isWrong = messages.length > 0
  const notes = [isWrong && errorsId(name), hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* The label of a consent is beside its box. */}
      {type !== 'consent' && (
        <label htmlFor={id} className="font-semibold">
          {label} {type === 'files' && <span className="font-normal text-ash">(optional)</span>}
        </label>
      )}
      {children({ id, name, 'aria-invalid': isWrong || undefined, 'aria-describedby': notes || undefined })}
      {isWrong && (
        <ul id={errorsId(name)} className="flex flex-col gap-1 font-semibold text-ember">
          {messages.map((message) => (
            <li key={message}>
              <span className="sr-only">Error: </span>
              {message}
            </li>
          ))}
        </ul>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ash text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

type FieldProps = {
  field: Exclude<FormField, FilesField>
  messages: readonly string[]
  /** What was typed, where the form is shown again without script. */
  value?: string | undefined
}

/** A field of one value. It has no `maxlength`: a text that is too long is kept, and its error says by how much. */
export function Field({ field, messages, value = '' }: FieldProps) {
  return (
    <FieldFrame field={field} messages={messages}>
      {(frameProps) => {
        const control = { ...frameProps, required: true }
        const inputProps = { ...control, defaultValue: value, className: 'field-box w-full rounded-box' }
        switch (field.type) {
          case 'consent':
            return <ConsentBox field={field} control={control} />
          case 'select':
            return (
              <select {...inputProps} className="select field-box w-full rounded-box pr-12">
                <option value="">{field.placeholder}</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            )
          case 'textarea':
            return <textarea {...inputProps} rows={field.rows} />
          default:
            return <input {...inputProps} type={field.type} autoComplete={field.autocomplete} spellCheck={false} />
        }
      }}
    </FieldFrame>
  )
}

/** A box that always starts unticked; browsers must not tick it again after a reload. */
function ConsentBox({ field: { label, link }, control }: { field: ConsentField; control: Control }) {
  return (
    <div className="-my-2 flex gap-3">
      <input
        {...control}
        type="checkbox"
        value={ticked}
        autoComplete="off"
        className="tick-box my-2 grid shrink-0 place-items-center rounded-box font-semibold text-night"
      />
      <label htmlFor={control.id} className="py-2">
        {label}{' '}
        <NewTabLink href={link.href} className={linkInSentenceClass}>
          {link.text}
        </NewTabLink>
      </label>
    </div>
  )
}
