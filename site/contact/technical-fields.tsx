import type { FormDefinition } from '../../forms/form.ts'
import { technicalFields } from '../../forms/technical-fields.ts'

/** The form's id, and a field only robots fill in: out of sight, out of the tab order and unknown to screen readers. */
export function TechnicalFields({ form }: { form: FormDefinition }) {
  return (
    <>
      <input type="hidden" name="formId" value={form.formId} />
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Leave this field empty
          <input type="text" name={technicalFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
