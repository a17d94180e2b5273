import { useRef } from 'react'
import type { FormDefinition, FormValues } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { Button } from '../ui/button.tsx'
import { limitSize } from '../ui/file-size.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { ConsentField, TypedField } from './fields.tsx'
import { CancelledNote, ProblemSummary, SentNote } from './form-result.tsx'
import { isMultipart, type Progress } from './submit-form.ts'
import { Toaster } from './toaster.tsx'
import { type SendingState, useContactForm } from './use-contact-form.ts'

/** What became of a form that was sent without script, and what was typed. */
type Answered = {
  state: SendingState
  given?: { values: FormValues; submissionKey: string; startedAt: number }
}

/**
 * Any of the three forms. Without script it is a plain form: the browser checks it, the service answers with a page.
 * The fields keep what is typed themselves, so nothing typed before the script arrives is lost.
 */
export function ContactForm({ form, answered }: { form: FormDefinition; answered?: Answered }) {
  const element = useRef<HTMLFormElement>(null)
  const { state, attempt, sentForms, files, lostFiles, chooseFiles, remember, send, cancel } = useContactForm(
    form,
    element,
    answered?.state,
  )
  const given = answered?.given
  const problems = state.kind === 'refused' ? state.problems : []
  const messagesFor = (name: string) => problems.filter((it) => it.field === name).map((it) => it.message)
  return (
    <div className="flex flex-col gap-8">
      {state.kind === 'sent' && <SentNote key={attempt} message={form.success} reference={state.reference} />}
      {state.kind === 'refused' && (
        <ProblemSummary key={attempt} form={form} message={state.message} problems={problems} />
      )}
      {state.kind === 'cancelled' && <CancelledNote key={attempt} mayHaveArrived={state.mayHaveArrived} />}
      <form
        ref={element}
        method="post"
        action={form.endpoint}
        encType={isMultipart(form) ? 'multipart/form-data' : undefined}
        aria-label={form.heading}
        onInput={remember}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="flex flex-col gap-8"
      >
        <TechnicalFields form={form} {...given} />
        {/* Name and address, the first two of every form, stand side by side. */}
        <div
          key={sentForms}
          inert={state.kind === 'sending'}
          className="grid gap-6 transition-opacity inert:opacity-60 lg:grid-cols-2 lg:*:nth-[n+3]:col-span-full"
        >
          {form.fields.map((field) => {
            const messages = messagesFor(field.name)
            if (field.type === 'consent')
              return <ConsentField key={field.name} field={field} messages={messages} />
            if (field.type !== 'files') {
              const value = given?.values[field.name]
              return <TypedField key={field.name} field={field} messages={messages} value={value} />
            }
            return (
              <AttachmentsField
                key={field.name}
                field={field}
                messages={messages}
                files={files}
                again={given !== undefined}
                lost={lostFiles}
                onChange={chooseFiles}
              />
            )
          })}
        </div>
        {state.kind === 'sending' && files.length > 0 && state.progress && (
          <UploadProgress {...state.progress} />
        )}
        <div className="flex flex-wrap gap-4">
          {/* Not disabled while sending: that would throw the keyboard's focus away. Further presses do nothing. */}
          <Button
            type="submit"
            aria-disabled={state.kind === 'sending' || undefined}
            className="min-w-[min(10rem,100%)] aria-disabled:opacity-60"
          >
            {state.kind === 'sending' ? 'Sending…' : 'Send'}
          </Button>
          {state.kind === 'sending' && (
            <Button look="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
      <Toaster />
    </div>
  )
}

type TechnicalFieldsProps = {
  form: FormDefinition
  /** Given where the form comes back without script; on the page the script knows them. */
  submissionKey?: string
  startedAt?: number
}

/** The form's id, and a field only robots fill in: out of sight, out of the tab order and unknown to screen readers. */
function TechnicalFields({ form, submissionKey, startedAt }: TechnicalFieldsProps) {
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

function UploadProgress({ sent, total }: Progress) {
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="upload-progress" className="tabular-nums">
        {sent >= total
          ? 'Everything has left your device. We are checking and storing it.'
          : `Uploading: ${limitSize(sent)} of ${limitSize(total)}`}
      </label>
      <progress
        id="upload-progress"
        value={sent}
        max={total}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-stone [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-stone [&::-webkit-progress-value]:bg-brass"
      />
    </div>
  )
}
