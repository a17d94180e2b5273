import { type ConsentField as ConsentFieldOf, ticked } from '../../../forms/field.ts'
import { fieldId } from '../../lib/form-values.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { FieldFrame, FieldMessages, textIds } from './field-frame.tsx'

export function ConsentField({ field, messages }: { field: ConsentFieldOf; messages: readonly string[] }) {
  const id = fieldId(field.name)
  const ids = textIds(id)
  const wrong = messages.length > 0
  return (
    <FieldFrame wrong={wrong}>
      <FieldMessages id={ids.messages} messages={messages} />
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={ticked}
          required={field.required}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? ids.messages : undefined}
          className="my-2 size-7 shrink-0 accent-brass"
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
