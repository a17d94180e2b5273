import { type ConsentField as ConsentFieldOf, ticked } from '../../forms/form.ts'
import { LineIcon } from '../ui/line-icon.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { FieldFrame, textIds } from './field-frame.tsx'
import { fieldId } from './form-values.ts'

// The tick is drawn here, since browsers draw the empty box too faint on a dark page; forced colours get the browser's.
const box =
  'peer size-7 cursor-pointer appearance-none rounded-sm border-2 border-edge bg-coal hover:border-bone checked:border-brass checked:bg-brass aria-invalid:border-ember forced-colors:appearance-auto'

export function ConsentField({
  field,
  messages,
  given = false,
}: {
  field: ConsentFieldOf
  messages: readonly string[]
  /** Whether it was ticked, where the form comes back without script. */
  given?: boolean
}) {
  const id = fieldId(field.name)
  const ids = textIds(id)
  const wrong = messages.length > 0
  return (
    <FieldFrame id={id} messages={messages}>
      <div className="flex gap-3">
        <span className="relative my-2 size-7 shrink-0">
          <input
            type="checkbox"
            id={id}
            name={field.name}
            value={ticked}
            defaultChecked={given}
            required={field.required}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? ids.messages : undefined}
            className={box}
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
