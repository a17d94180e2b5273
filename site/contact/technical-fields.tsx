import type { FormDefinition } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'

/** The form's id, and a field only robots fill in: out of sight, out of the tab order and unknown to screen readers. */
export function TechnicalFields({
  form,
  submissionKey,
  startedAt,
}: {
  form: FormDefinition
  /** Given where the form comes back without script; on the page the script knows them. */
  submissionKey?: string
  startedAt?: number
}) {
  return (
    <>
      <input type="hidden" name="formId" value={form.formId} />
      {submissionKey && <input type="hidden" name={technicalFields.submissionKey} value={submissionKey} />}
      {startedAt && <input type="hidden" name={technicalFields.startedAt} value={startedAt} />}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Leave this field empty
          <input type="text" name={technicalFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
