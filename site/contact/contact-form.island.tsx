import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { validateFiles } from '../../forms/attachments.ts'
import { type FormDefinition, type FormValues, validateFields } from '../../forms/form.ts'
import { type FieldError, type FormOutcome, technicalFields } from '../../forms/protocol.ts'
import { Button } from '../ui/button.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { Field } from './fields.tsx'
import { removeDraft, restoreDraft, storeDraft } from './form-draft.client.ts'
import { ErrorSummary, SentNote } from './form-outcome.tsx'
import { submitForm } from './submit-form.client.ts'
import { Toaster } from './toaster.tsx'

/** `uploadedShare`: the part of the request that has left the device, from 0 to 1. */
type FormState = { kind: 'filling' } | { kind: 'sending'; uploadedShare: number } | FormOutcome

type ContactFormProps = {
  form: FormDefinition
  /** What became of a form that was sent without script, and what it held. */
  outcome?: FormOutcome
  values?: FormValues
}

/**
 * Any of our forms. Without script it is a plain form: the browser checks it, the service answers with a page.
 * The fields themselves hold what is typed or chosen, so nothing typed before the script arrives is lost.
 */
export function ContactForm({ form, outcome: givenOutcome, values }: ContactFormProps) {
  const [state, setState] = useState<FormState>(givenOutcome ?? { kind: 'filling' })
  const element = useRef<HTMLFormElement>(null)
  // A second press can happen before React has drawn the first one's effect, so this is not state.
  const underWay = useRef<AbortController>(undefined)

  // Restores the draft. Unticks the boxes when the page is left: "back" would show the page with its ticked boxes.
  useEffect(() => {
    const formElement = element.current
    if (!formElement) return
    restoreDraft(form, formElement)
    // From here on the page checks the form, in its own words; without script the browser does.
    formElement.noValidate = true
    const untick = () => {
      for (const box of formElement.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false
    }
    window.addEventListener('pagehide', untick)
    return () => window.removeEventListener('pagehide', untick)
  }, [form])

  async function send(formData: FormData) {
    if (underWay.current) return
    const errors = validateFormData(form, formData)
    if (errors.length > 0) return setState({ kind: 'refused', errors })

    const cancel = new AbortController()
    underWay.current = cancel
    setState({ kind: 'sending', uploadedShare: 0 })
    const id = toast.loading(form.loading)
    const showProgress = (uploadedShare: number) => setState({ kind: 'sending', uploadedShare })
    const outcome = await submitForm(form, formData, cancel.signal, showProgress)
    underWay.current = undefined
    if (cancel.signal.aborted) {
      toast('Sending was cancelled. You can send it again: we keep only one copy.', { id })
      return setState({ kind: 'filling' })
    }
    if (outcome.kind === 'sent') {
      removeDraft(form)
      toast.success(form.success, { id })
    } else toast.error(outcome.errors[0]?.message ?? '', { id })
    setState(outcome)
  }

  const isSending = state.kind === 'sending'
  const errors = state.kind === 'refused' ? state.errors : []
  return (
    <div className="flex flex-col gap-8">
      {state.kind === 'sent' && <SentNote form={form} reference={state.reference} />}
      {state.kind === 'refused' && <ErrorSummary errors={state.errors} />}
      {state.kind !== 'sent' && (
        <form
          ref={element}
          method="post"
          action={form.endpoint}
          encType={form.hasFiles ? 'multipart/form-data' : undefined}
          aria-label={form.heading}
          onInput={(event) => storeDraft(form, event.currentTarget)}
          onSubmit={(event) => {
            event.preventDefault()
            storeDraft(form, event.currentTarget)
            void send(new FormData(event.currentTarget))
          }}
          className="@container"
        >
          <input type="hidden" name="formId" value={form.formId} />
          {/* Filled in by the script or, where the form is shown again without script, by the service. */}
          <input type="hidden" name={technicalFields.submissionKey} />
          {/* Only robots fill it in: it is out of sight, out of the tab order and unknown to screen readers. */}
          <label aria-hidden="true" className="absolute -left-[200vw]">
            Leave this field empty
            <input type="text" name={technicalFields.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
          {/* The sender's name and e-mail are side by side where there is room. */}
          <div inert={isSending} className="grid gap-6 inert:opacity-60 @md:grid-cols-2 @md:*:nth-[n+3]:col-span-2">
            {form.fields.map((field) => {
              const messages = errors.flatMap((error) => (error.field === field.name ? error.message : []))
              if (field.type !== 'files') {
                return <Field key={field.name} field={field} messages={messages} value={values?.[field.name]} />
              }
              const attachmentProps = { form, field, messages, mustChooseFilesAgain: values !== undefined }
              return <AttachmentsField key={field.name} {...attachmentProps} />
            })}
          </div>
          {isSending && form.hasFiles && (
            <label className="mt-6 block tabular-nums">
              Uploading: {Math.floor(state.uploadedShare * 100)} %
              <progress value={state.uploadedShare} className="w-full accent-brass" />
            </label>
          )}
          <div className="mt-8 flex flex-wrap gap-4">
            {/* Not disabled while sending: that would throw the keyboard's focus away. Further presses do nothing. */}
            <Button
              type="submit"
              aria-disabled={isSending || undefined}
              className="max-sm:grow sm:min-w-48 aria-disabled:opacity-60"
            >
              {isSending ? 'Sending…' : 'Send'}
            </Button>
            {isSending && (
              <Button
                look="secondary"
                onClick={() => {
                  underWay.current?.abort()
                  element.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
                }}
              >
                Cancel
              </Button>
            )}
          </div>
        </form>
      )}
      <Toaster />
    </div>
  )
}

/** Every error that prevents sending, in the order of the fields. */
export function validateFormData(form: FormDefinition, formData: FormData): FieldError[] {
  const texts: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of formData)
    if (typeof value === 'string') texts[name] = value
    // A file field with nothing chosen is posted as one file without a name.
    else if (value.name !== '') files.push(value)
  return validateFields(form.fields, texts, validateFiles(files))
}
